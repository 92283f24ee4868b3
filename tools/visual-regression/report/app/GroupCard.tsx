import { Badge, Button, Heading, Text } from '@mintage/ui/primitives'
import type { ReportGroup } from '../../types.ts'
import { ApproveAll } from './ApproveAll.tsx'
import { Cause } from './Cause.tsx'
import { count, statusesInWords } from './format.ts'
import * as styles from './items.css.ts'
import { byComponent, pickFaces } from './lists.ts'
import type { Shared } from './shared.ts'
import { Thumbnail } from './Thumbnail.tsx'

const TILE = { width: 136, height: 92 }
const GAP = 8
/** More names than these are a number. */
const NAMED = 6

function Mosaic({ items }: Pick<ReportGroup, 'items'>) {
  const faces = pickFaces(items, items.length < 4 ? 1 : 4)
  const alone = faces.length === 1
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {faces.map((item) => (
        <span key={item.id} className={styles.tile} data-alone={alone}>
          <Thumbnail
            item={item}
            width={alone ? TILE.width * 2 + GAP : TILE.width}
            height={alone ? TILE.height * 2 + GAP : TILE.height}
          />
        </span>
      ))}
    </div>
  )
}

interface GroupCardProps extends Pick<Shared, 'navigation' | 'approvals'> {
  group: ReportGroup
  /** How many items it has without a filter. */
  of: number
}

/** One reason with everything that it changed: read as one change, and approved as one. */
export function GroupCard({ group, of, navigation, approvals }: GroupCardProps) {
  const { id, title, items, components } = group
  const titles = byComponent(items).map((component) => component.title)
  const more = titles.length - NAMED
  const whole = items.length === of
  return (
    <li className={styles.group}>
      <Mosaic items={items} />
      <div className={styles.groupBody}>
        <Heading level={3} size="xs">
          <a href={navigation.hrefTo({ group: id, item: null })} className={styles.groupTitle}>
            <Cause title={title} />
          </a>
        </Heading>
        <Text size="small" tone="muted">
          {count(items.length, 'picture')}
          {whole ? '' : ` of ${of}`} of {count(titles.length, 'component')}: {statusesInWords(items)}
        </Text>
        <Text size="small">
          {titles.slice(0, NAMED).join(', ')}
          {more > 0 ? ` and ${more} more` : ''}
        </Text>
        {components.length > 0 ? (
          <div className={styles.tags}>
            <Text as="span" size="caption" tone="muted">
              Code changed in
            </Text>
            {components.map((component) => (
              <Badge key={component} tone="copper">
                {component}
              </Badge>
            ))}
          </div>
        ) : null}
        <div className={styles.groupActions}>
          <Button
            href={navigation.hrefTo({ group: id, item: items[0]?.id ?? null })}
            variant="outline"
            tone="neutral"
            size="sm"
            aria-label={`Review ${title}`}
          >
            Review
          </Button>
          <ApproveAll items={items} whole={whole} group approvals={approvals} variant="soft" />
        </div>
      </div>
    </li>
  )
}
