import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Badge,
  Button,
  CheckIcon,
  Heading,
  Icon,
  IconButton,
  Text,
} from '@mintage/ui/primitives'
import type { ReportItem } from '../../types.ts'
import { percent, shotInWords, statusInWords } from './format.ts'
import { statusTones } from './ItemCard.tsx'
import { tags } from './items.css.ts'
import { arrival } from './page.css.ts'
import type { Standing } from './useApprovals.ts'
import * as styles from './viewer.css.ts'

interface ViewerHeadProps {
  item: ReportItem
  /** Of the pixels that differ; null as long as it is not known. */
  share: number | null
  where: string
  standing: Standing
  previous: ReportItem | null
  next: ReportItem | null
  onOpen: (item: ReportItem | null) => void
  onApprove: () => void
  onLeave: () => void
}

function Approve({ standing, onApprove }: Pick<ViewerHeadProps, 'standing' | 'onApprove'>) {
  if (standing === 'approved') {
    return <Badge tone="positive">Approved</Badge>
  }
  if (standing === 'chosen') {
    return (
      <Button variant="soft" size="sm" iconStart={<Icon icon={CheckIcon} size="sm" />} onClick={onApprove}>
        Take back
      </Button>
    )
  }
  return (
    <Button size="sm" busy={standing === 'busy'} onClick={onApprove}>
      Approve
    </Button>
  )
}

export function ViewerHead({
  item,
  share,
  where,
  standing,
  previous,
  next,
  onOpen,
  onApprove,
  onLeave,
}: ViewerHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Text as="span" size="small" tone="muted">
          {item.title}
        </Text>
        <div className={tags}>
          <Heading level={1} size="sm" tabIndex={-1} className={arrival}>
            {item.name}
          </Heading>
          <Badge tone={statusTones[item.status]}>{statusInWords[item.status]}</Badge>
          <Badge>{shotInWords(item)}</Badge>
          {share !== null ? (
            <Text as="span" size="small" tone="muted" numeric>
              {share > 0 ? `${percent(share)} differs` : 'Differs by less than the eye sees'}
            </Text>
          ) : null}
        </div>
      </div>
      <div className={styles.actions}>
        <Button variant="ghost" tone="neutral" size="sm" className={styles.onlyNarrow} onClick={onLeave}>
          Back
        </Button>
        <IconButton
          icon={ArrowLeftIcon}
          size="sm"
          variant="outline"
          label="Previous picture"
          disabled={!previous}
          onClick={() => onOpen(previous)}
        />
        <span className={styles.place}>{where}</span>
        <IconButton
          icon={ArrowRightIcon}
          size="sm"
          variant="outline"
          label="Next picture"
          disabled={!next}
          onClick={() => onOpen(next)}
        />
        <Approve standing={standing} onApprove={onApprove} />
      </div>
    </header>
  )
}
