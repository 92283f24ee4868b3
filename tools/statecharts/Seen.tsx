import type { Views } from '../story-coverage/index.ts'

interface SeenProps {
  active: ReadonlySet<string>
  views: Views
}

/** Links to the stories of the active states. */
export function Seen({ active, views }: SeenProps) {
  const found = [...active].flatMap((path) => {
    const view = views[path]
    return view !== undefined && 'story' in view ? [view.story] : []
  })
  return [...new Set(found)].map((story) => (
    <a key={story} href={`./?path=/story/${story}`} target="_top">
      {story}
    </a>
  ))
}
