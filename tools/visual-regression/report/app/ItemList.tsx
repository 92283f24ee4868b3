import { Heading, Text } from '@mintage/ui/primitives'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useState } from 'react'
import type { ReportItem } from '../../types.ts'
import { figure } from './format.ts'
import { ItemCard } from './ItemCard.tsx'
import * as styles from './items.css.ts'
import { rowsOf } from './lists.ts'
import type { Shared } from './shared.ts'
import { useSize } from './useSize.ts'

const HEIGHTS = { component: 72, items: 280 }
const GAP = 16
const NARROWEST = 264

interface ItemListProps extends Pick<Shared, 'navigation' | 'approvals'> {
  items: readonly ReportItem[]
}

/** However many there are: only the rows in sight are on the page. */
export function ItemList({ items, navigation, approvals }: ItemListProps) {
  const [list, size] = useSize<HTMLDivElement>()
  const width = size?.width ?? 0
  const columns = Math.max(1, Math.floor((width + GAP) / (NARROWEST + GAP)))
  const rows = useMemo(() => rowsOf(items, columns), [items, columns])
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    if (list.current) setOffset(list.current.getBoundingClientRect().top + window.scrollY)
  })
  const virtual = useWindowVirtualizer({
    count: width > 0 ? rows.length : 0,
    estimateSize: (place) => HEIGHTS[rows[place]?.kind ?? 'items'],
    getItemKey: (place) => {
      const row = rows[place]
      return row?.kind === 'items' ? (row.items[0]?.id ?? place) : `title ${row?.title}`
    },
    overscan: 3,
    scrollMargin: offset,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, rows])
  const cardWidth = (width - GAP * (columns - 1)) / columns
  return (
    <div ref={list} className={styles.list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ key, index, start, size: height }) => {
        const row = rows[index]
        if (!row) return null
        return (
          <div key={key} className={styles.line} style={{ height, transform: `translateY(${start - offset}px)` }}>
            {row.kind === 'component' ? (
              <div className={styles.component}>
                <Heading level={2} size="xs">
                  {row.title}
                </Heading>
                <Text as="span" size="small" tone="muted" numeric>
                  {figure(row.count)}
                </Text>
              </div>
            ) : (
              <ul
                className={styles.cards}
                style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
                aria-label={row.title}
              >
                {row.items.map((item) => (
                  <ItemCard key={item.id} item={item} width={cardWidth} navigation={navigation} approvals={approvals} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
    </div>
  )
}
