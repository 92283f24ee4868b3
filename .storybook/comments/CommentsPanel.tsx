import { AddonPanel } from 'storybook/internal/components'
import { useGlobals, useStorybookState } from 'storybook/manager-api'
import { type Comment, StoryComments } from '../../tools/comments/page/index.ts'
import { comments } from './shared.ts'
import { useCanvas } from './useCanvas.ts'
import { viewportOf } from './viewportOf.ts'

/** What is said about the story that is shown. */
export function CommentsPanel({ active }: { active: boolean }) {
  const { storyId } = useStorybookState()
  const [globals, updateGlobals] = useGlobals()
  const canvas = useCanvas(active)
  const showOf = ({ place }: Comment) => {
    const value = viewportOf(place.width)
    if (canvas === null || (viewportOf(canvas.size.width) === value && canvas.scheme === place.scheme)) return null
    return () => updateGlobals({ ...globals, theme: place.scheme, viewport: { value, isRotated: false } })
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
