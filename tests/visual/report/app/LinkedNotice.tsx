import { Text } from '@mintage/ui/primitives'
import type { ReportGroup } from '../../types.ts'
import { isLinked, picturesOf } from './pictures.ts'
import { count } from './words.ts'

/** Says that the page alone is not everything, where it is not. */
export function LinkedNotice({ groups }: { groups: readonly ReportGroup[] }) {
  const linked = groups.flatMap(({ items }) => items.flatMap(picturesOf)).filter(isLinked).length
  if (linked === 0) return null
  return (
    <Text size="small" tone="muted" prose>
      {count(linked, 'picture is a file', 'pictures are files')} beside this page and not inside it. Pass on the whole
      folder, and they come along.
    </Text>
  )
}
