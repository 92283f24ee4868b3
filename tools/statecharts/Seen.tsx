import { Text } from '@mintage/ui/primitives'
import { StatePicture } from '../../.storybook/docs/StatePicture.tsx'
import { useSchemeOfPage } from '../../.storybook/gallery/useSchemeOfPage.ts'
import type { Views } from '../story-coverage/index.ts'

interface SeenProps {
  active: ReadonlySet<string>
  views: Views
}

/** What a person sees in the states that are active: the story of each as it was pictured, and on request live. */
export function Seen({ active, views }: SeenProps) {
  const scheme = useSchemeOfPage()
  const found = [...active].flatMap((path) => {
    const view = views[path]
    return view !== undefined && 'story' in view ? [view.story] : []
  })
  return [...new Set(found)].map((story) => (
    <div key={story} data-not-pictured>
      <StatePicture id={story} name="What the person sees" scheme={scheme} alwaysLive>
        <Text size="small" tone="muted">
          No picture of it has been taken yet.
        </Text>
      </StatePicture>
    </div>
  ))
}
