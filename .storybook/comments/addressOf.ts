import { PANEL } from './panel.ts'
import { viewportOf } from './viewportOf.ts'

interface Placed {
  id: string
  storyId: string
  place: { width: number; scheme: string }
}

/** Opens the story as it was when the comment was written, with the comment; relative, wherever Storybook is served. */
export const addressOf = ({ id, storyId, place: { width, scheme } }: Placed): string =>
  `./?path=/story/${storyId}&globals=theme:${scheme};viewport:${viewportOf(width)}&addonPanel=${PANEL}&comment=${id}`
