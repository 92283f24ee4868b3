import { type Comments, useComments, windowFor } from '../../../comments/page/index.ts'
import type { ReportGroup, ReportItem } from '../../types.ts'
import type { Navigation } from './address.ts'

interface Shown {
  comments: Comments
  item: ReportItem
  /** Those that can be gone to. */
  groups: readonly ReportGroup[]
  navigation: Navigation
}

type Place = Pick<ReportItem, 'storyId'> & { place: { width: number; scheme: string } }

/** The picture of the report on which a comment was written. */
export const itemOf = (items: readonly ReportItem[], { storyId, place }: Place): ReportItem | undefined =>
  items.find((one) => one.storyId === storyId && one.width === windowFor(place.width) && one.look === place.scheme)

/** What can be done about comments from the picture that is shown. */
export function useCommenting({ comments, item, groups, navigation: { address, replace } }: Shown) {
  const { list } = useComments(comments)
  const begin = () => {
    // The place is one of the picture as it is now.
    if (address.view === 'before' || address.view === 'difference') replace({ view: 'all' })
    comments.begin(item.storyId)
  }
  const showOf = (comment: Place) => {
    const other = itemOf(
      groups.flatMap(({ items }) => items),
      comment,
    )
    return other === undefined || other.id === item.id ? null : () => replace({ item: other.id })
  }
  const canBegin = list?.writable === true && item.look !== 'words' && item.status !== 'removed'
  return { begin: canBegin ? begin : null, showOf }
}
