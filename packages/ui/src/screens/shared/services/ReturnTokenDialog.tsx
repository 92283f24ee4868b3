import { lazy, Suspense, useState } from 'react'
import type { FieldErrors } from '../../../controls/Form/Form.tsx'
import type {
  ReturnableImage,
  ReturnField,
  ReturnReason,
  ReturnTokenModalProps,
  ReturnValues,
} from '../../../overlays/ReturnTokenModal/ReturnTokenModal.tsx'
import { useServiceTexts } from './useServiceTexts.ts'

/** State of the dialog that gives a token back. */
export interface TokenReturnProgress {
  /** Id of the request. */
  id: string
  status: ReturnTokenModalProps['status']
  /** Tenths that one image gives back. */
  amount: number
  /** How many images can still be given back this month. */
  left: number
  errors: FieldErrors<ReturnField>
  problem: string | null
}

/** Gives back the token of an image that is not good (D76). */
export interface TokenReturn {
  /** Null while the dialog is closed. */
  progress: TokenReturnProgress | null
  /** Maximum length of a comment. */
  maxCharacters: number
  /** Opens the dialog for a request. */
  onOpen: (id: string) => void
  onSubmit: (values: ReturnValues) => void
  onClose: () => void
}

interface ReturnTokenDialogProps {
  tokenReturn: TokenReturn
  reasons: readonly ReturnReason[]
  /** The returnable images of a request. */
  imagesOf: (id: string) => readonly ReturnableImage[]
  /** The action that tries it again. */
  againOf: (id: string) => { label: string; onClick: () => void } | undefined
}

const ReturnTokenModal = lazy(() =>
  import('../../../overlays/ReturnTokenModal/ReturnTokenModal.tsx').then((module) => ({
    default: module.ReturnTokenModal,
  })),
)

/** ReturnTokenModal, loaded on its first use. */
export function ReturnTokenDialog({ tokenReturn, reasons, imagesOf, againOf }: ReturnTokenDialogProps) {
  const { progress, maxCharacters, onSubmit, onClose } = tokenReturn
  const { tokens } = useServiceTexts()
  // Keeps its text during the closing animation.
  const [last, setLast] = useState(progress)
  if (progress !== null && progress !== last) setLast(progress)
  if (last === null) return null
  const { id, status, amount, left, errors, problem } = last
  const again = againOf(id)
  return (
    <Suspense fallback={null}>
      <ReturnTokenModal
        open={progress !== null}
        onOpenChange={(open) => open || onClose()}
        {...{ status, left, reasons, maxCharacters, errors, problem, onSubmit }}
        tokens={tokens(amount)}
        images={imagesOf(id)}
        again={
          again && {
            ...again,
            onClick: () => {
              onClose()
              again.onClick()
            },
          }
        }
      />
    </Suspense>
  )
}
