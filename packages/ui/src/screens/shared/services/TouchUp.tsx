import { lazy, Suspense } from 'react'
import type { Cutout } from '../../../overlays/CutoutEditor/CutoutEditor.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { TouchUpIcon } from '../../../primitives/Icon/icons.ts'
import { cutoutTexts } from '../../../texts/en/cutout.ts'
import { useTexts } from '../../../texts/useTexts.tsx'

/** Touching up a cut-out by hand. */
export interface CutoutTouchUp {
  /** The cut-out in the editor. */
  open: Cutout | null
  saving: boolean
  /** Why saving failed. */
  problem: string | null
  onOpen: (image: { projectId: string; name: string; url: string; width: number; height: number }) => void
  onClose: () => void
  onSave: (mask: Blob) => void
  onDownload: (image: Blob) => void
}

const CutoutEditor = lazy(() =>
  import('../../../overlays/CutoutEditor/CutoutEditor.tsx').then((module) => ({ default: module.CutoutEditor })),
)

/** Opens the editor, which is loaded on its first use. */
export function TouchUpButton({ onClick, size = 'md' }: { onClick: () => void; size?: 'sm' | 'md' }) {
  const t = useTexts(cutoutTexts)
  return (
    <Button
      variant="outline"
      tone="neutral"
      size={size}
      iconStart={<Icon icon={TouchUpIcon} size="sm" />}
      onClick={onClick}
    >
      {t('cutout.open')}
    </Button>
  )
}

export function TouchUpDialog({ touchUp }: { touchUp: CutoutTouchUp }) {
  const { open, saving, problem, onClose, onSave, onDownload } = touchUp
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      <CutoutEditor
        open
        onOpenChange={(next) => next || onClose()}
        cutout={open}
        {...{ saving, problem, onSave, onDownload }}
      />
    </Suspense>
  )
}
