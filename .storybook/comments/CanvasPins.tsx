import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { PinLayer, useComments } from '../../tools/comments/page/index.ts'
import { isCommentable } from './isPage.ts'
import { comments } from './shared.ts'
import { revealInCanvas, scrollCanvas, useCanvas } from './useCanvas.ts'

/**
 * Pins over the story's own page, in the frame around it: what is pictured and tested is that page alone, and has none.
 */
export function CanvasPins() {
  const { storyId, viewMode } = useStorybookState()
  const entry = useStorybookApi().getCurrentStoryData()
  const [{ theme }] = useGlobals()
  const { list, draft, pinsShown } = useComments(comments)
  const hasPins = pinsShown && list?.comments.some((one) => one.storyId === storyId && one.state === 'open')
  // Of two schemes beside each other neither is at its place.
  const isShown = viewMode === 'story' && theme !== 'side-by-side' && isCommentable(entry)
  const canvas = useCanvas(isShown && (hasPins === true || draft?.storyId === storyId))
  if (canvas === null) return null
  return (
    <div
      data-clips=""
      style={{ position: 'fixed', overflow: 'hidden', pointerEvents: 'none', zIndex: 1, ...canvas.clip }}
      onWheel={({ deltaX, deltaY }) => scrollCanvas(deltaX, deltaY)}
    >
      <div style={{ position: 'absolute', ...canvas.page }}>
        <PinLayer {...{ comments, storyId }} size={canvas.size} scheme={canvas.scheme} reveal={revealInCanvas} />
      </div>
    </div>
  )
}
