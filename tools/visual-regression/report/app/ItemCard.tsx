import { Badge, CheckIcon, IconButton } from '@mintage/ui/primitives'
import type { ReportItem } from '../../types.ts'
import { itemInWords, percent, shotInWords, statusInWords } from './format.ts'
import * as styles from './items.css.ts'
import type { Shared } from './shared.ts'
import { Thumbnail } from './Thumbnail.tsx'
import { useDifference } from './useDifference.ts'

export const statusTones = { changed: 'copper', new: 'info', removed: 'critical' } as const

interface ItemCardProps extends Pick<Shared, 'navigation' | 'approvals'> {
  item: ReportItem
  width: number
}

export function ItemCard({ item, width, navigation, approvals }: ItemCardProps) {
  const difference = useDifference(item)
  const standing = approvals.standingOf(item.id)
  const isSettled = standing === 'chosen' || standing === 'approved'
  return (
    <li className={styles.card} data-standing={standing}>
      <Thumbnail item={item} width={width - 2} height={172} />
      <div className={styles.cardBody}>
        <div className={styles.cardHead}>
          <a
            id={`item ${item.id}`}
            href={navigation.hrefTo({ item: item.id })}
            className={styles.cardLink}
            title={item.name}
            aria-label={`${statusInWords[item.status]}: ${itemInWords(item)}`}
          >
            {item.name}
          </a>
          <IconButton
            icon={CheckIcon}
            size="sm"
            variant={isSettled ? 'solid' : 'outline'}
            tone={isSettled ? 'accent' : 'neutral'}
            busy={standing === 'busy'}
            disabled={standing === 'approved'}
            aria-pressed={isSettled}
            label={`Approve ${itemInWords(item)}`}
            className={styles.above}
            onClick={() => (standing === 'chosen' ? approvals.takeBack([item]) : approvals.approve([item]))}
          />
        </div>
        <div className={styles.cardLine}>
          <Badge tone={statusTones[item.status]}>{statusInWords[item.status]}</Badge>
          <span>{shotInWords(item)}</span>
          {difference !== null && difference.share > 0 ? (
            <span className={styles.push}>{percent(difference.share)}</span>
          ) : null}
        </div>
      </div>
    </li>
  )
}
