import { lazy, type ReactNode, Suspense } from 'react'
import type { ViewedImage } from '../../../overlays/ImageViewer/ImageViewer.tsx'

export interface ViewerProps {
  images: readonly ViewedImage[]
  /** Index of the current image; negative if closed. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
  actions?: ReactNode
}

const ImageViewer = lazy(() =>
  import('../../../overlays/ImageViewer/ImageViewer.tsx').then((module) => ({ default: module.ImageViewer })),
)

/** Images as large as the window, loaded on its first use. */
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
