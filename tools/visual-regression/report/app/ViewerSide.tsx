import { ArrowLeftIcon, Button, CheckIcon, Icon, Text, VisuallyHidden } from '@mintage/ui/primitives'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef } from 'react'
import type { ReportGroup, ReportItem } from '../../types.ts'
import { Cause } from './Cause.tsx'
import * as list from './items.css.ts'
import { rowsOf } from './lists.ts'
import type { Shared } from './shared.ts'
import * as styles from './viewer.css.ts'

const HEIGHTS = { component: 40, items: 32 }

interface ViewerSideProps extends Pick<Shared, 'navigation' | 'approvals'> {
  group: ReportGroup | undefined
  items: readonly ReportItem[]
  item: ReportItem
}

/** The rest of the group beside the picture; only the rows in sight are on the page. */
export function ViewerSide({ group, items, item, navigation, approvals }: ViewerSideProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => rowsOf(items, 1), [items])
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (place) => HEIGHTS[rows[place]?.kind ?? 'items'],
    overscan: 12,
  })
  const place = rows.findIndex((row) => row.kind === 'items' && row.items[0]?.id === item.id)
  useEffect(() => {
    if (place >= 0) virtual.scrollToIndex(place, { align: 'auto' })
  }, [virtual, place])
  return (
    <nav className={styles.side} aria-label="Pictures of this group">
      <div className={styles.sideHead}>
        <div>
          <Button
            href={navigation.hrefTo({ item: null, group: group?.id ?? null })}
            variant="ghost"
            tone="neutral"
            size="sm"
            iconStart={<Icon icon={ArrowLeftIcon} size="sm" />}
          >
            The group
          </Button>
        </div>
        <Text size="small" weight="semibold" className={styles.sideTitle}>
          <Cause title={group?.title ?? ''} />
        </Text>
      </div>
      <div ref={scroller} className={styles.sideList}>
        <div className={list.list} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ key, index, start, size: height }) => {
            const row = rows[index]
            const one = row?.kind === 'items' ? row.items[0] : undefined
            const standing = one ? approvals.standingOf(one.id) : 'open'
            return (
              <div key={key} className={list.line} style={{ height, transform: `translateY(${start}px)` }}>
                {one ? (
                  <a
                    href={navigation.hrefTo({ item: one.id })}
                    className={styles.sideItem}
                    aria-current={one.id === item.id ? 'true' : undefined}
                  >
                    <VisuallyHidden>{one.title}, </VisuallyHidden>
                    <span className={styles.sideName}>{one.name}</span>
                    <span className={styles.sideShot}>
                      {one.width} {one.theme}
                    </span>
                    {standing === 'chosen' || standing === 'approved' ? (
                      <span className={styles.sideTick}>
                        <Icon icon={CheckIcon} size="sm" label={standing} />
                      </span>
                    ) : null}
                  </a>
                ) : (
                  <div className={styles.sideComponent}>{row?.title}</div>
                )}
              </div>
            )
          })}
        </div>
      </div>
    </nav>
  )
}
