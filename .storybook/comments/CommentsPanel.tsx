import { AddonPanel } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { type Comment, StoryComments, windowFor } from '../../tools/comments/page/index.ts'
import { comments } from './shared.ts'
import { useCanvas } from './useCanvas.ts'

/** The toolbar's name of the window in which a picture of this width is taken. */
const viewports: Readonly<Record<number, string>> = { 390: 'phone', 768: 'tablet', 1440: 'desktop' }

/** What is said about the story that is shown. */
export function CommentsPanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState()
  const [globals, updateGlobals] = useGlobals()
  const canvas = useCanvas(active)
  const showOf = ({ place }: Comment) => {
    const width = windowFor(place.width)
    if (canvas === null || (windowFor(canvas.size.width) === width && canvas.scheme === place.scheme)) return null
    return () =>
      updateGlobals({ ...globals, theme: place.scheme, viewport: { value: viewports[width], isRotated: false } })
  }
  return (
    <AddonPanel active={active}>
      <div style={{ padding: '1rem', fontSize: 14 }}>
        <StoryComments
          {...{ comments, storyId, showOf }}
          shortcut="Alt+C"
          begin={globals.theme === 'side-by-side' ? null : () => comments.begin(storyId)}
        />
      </div>
    </AddonPanel>
  )
}
