import { lazy, Suspense, useState } from 'react'
import type { FieldErrors } from '../../../controls/Form/Form.tsx'
import type {
  ReturnablePicture,
  ReturnField,
  ReturnReason,
  ReturnTokenModalProps,
  ReturnValues,
} from '../../../overlays/ReturnTokenModal/ReturnTokenModal.tsx'
import { useServiceTexts } from './useServiceTexts.ts'

/** How the dialog is doing that gives a token back. */
export interface TokenReturnProgress {
  /** The run or job whose picture is not good. */
  id: string
  status: ReturnTokenModalProps['status']
  /** Tenths that one picture gives back. */
  amount: number
  /** Pictures that can still be given back this month. */
  left: number
  errors: FieldErrors<ReturnField>
  problem: string | null
}

/** Giving back the token of a picture that is not good (D76). */
export interface TokenReturn {
  /** Null while the dialog is closed. */
  progress: TokenReturnProgress | null
  /** Characters of a comment. */
  maxCharacters: number
  /** Opens the dialog for a run or job. */
  onOpen: (id: string) => void
  onSubmit: (values: ReturnValues) => void
  onClose: () => void
}

interface ReturnTokenDialogProps {
  tokenReturn: TokenReturn
  reasons: readonly ReturnReason[]
  /** What is there to be given back of a run or job. */
  picturesOf: (id: string) => readonly ReturnablePicture[]
  /** The way to another try of it. */
  againOf: (id: string) => { label: string; onClick: () => void } | undefined
}

const ReturnTokenModal = lazy(() =>
  import('../../../overlays/ReturnTokenModal/ReturnTokenModal.tsx').then((module) => ({
    default: module.ReturnTokenModal,
  })),
)

/** The dialog of ReturnTokenModal, loaded with the first picture that is not good. */
export function ReturnTokenDialog({ tokenReturn, reasons, picturesOf, againOf }: ReturnTokenDialogProps) {
  const { progress, maxCharacters, onSubmit, onClose } = tokenReturn
  const { tokens } = useServiceTexts()
  // It says the same while it closes.
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
        pictures={picturesOf(id)}
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
