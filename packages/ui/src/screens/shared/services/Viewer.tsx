import { lazy, type ReactNode, Suspense } from 'react'
import type { ViewedImage } from '../../../overlays/ImageViewer/ImageViewer.tsx'

export interface ViewerProps {
  images: readonly ViewedImage[]
  /** Place of the picture being looked at; negative while none is. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  actions?: ReactNode
}

const ImageViewer = lazy(() =>
  import('../../../overlays/ImageViewer/ImageViewer.tsx').then((module) => ({ default: module.ImageViewer })),
)

/** Pictures as large as the window; loaded with the first picture that is opened. */
export function Viewer({ images, index, onIndex, onClose, actions }: ViewerProps) {
  if (index < 0 || index >= images.length) return null
  return (
    <Suspense fallback={null}>
      <ImageViewer
        open
        onOpenChange={(open) => open || onClose()}
        images={images}
        index={index}
        onIndexChange={onIndex}
        actions={actions}
      />
    </Suspense>
  )
}
