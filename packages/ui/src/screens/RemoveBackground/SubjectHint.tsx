import { lazy, Suspense } from 'react'
import type { SubjectBox } from '../../controls/SubjectMarker/SubjectMarker.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { MarkIcon } from '../../primitives/Icon/icons.ts'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { ReadyImage } from '../shared/services/types.ts'
import { useServiceTexts } from '../shared/services/useServiceTexts.ts'
import * as styles from './RemoveBackground.css.ts'

/** State and actions of marking the subject in a chosen image. */
export interface Marking {
  /** The id of the image being marked. */
  open: string | null
  onOpen: (stagedId: string | null) => void
  onMark: (stagedId: string, box: SubjectBox | null) => void
  /** Chooses a request's image again, and opens it for marking. */
  onMarkAgain: (requestId: string) => void
}

const SubjectMarker = lazy(() =>
  import('../../controls/SubjectMarker/SubjectMarker.tsx').then((module) => ({ default: module.SubjectMarker })),
)

const marked = { person: 'removeBackground.mark.marked', site: 'removeBackground.mark.found' } as const

/** A quiet line under a chosen image, which opens the image to be marked. */
export function SubjectHint({ image, marking }: { image: ReadyImage; marking: Marking }) {
  const { t } = useServiceTexts()
  const { id, name, url, width, height, box, markedBy } = image
  const found = markedBy === 'site'
  const open = marking.open === id
  return (
    <div className={styles.mark}>
      <Button
        variant="ghost"
        tone="neutral"
        size="sm"
        className={styles.markButton}
        aria-expanded={open}
        iconStart={<Icon icon={MarkIcon} size="sm" />}
        onClick={() => marking.onOpen(open ? null : id)}
      >
        <span>
          {open ? t('removeBackground.mark.close') : t(box ? marked[markedBy] : 'removeBackground.mark.open')}
        </span>
        <VisuallyHidden> ({name})</VisuallyHidden>
      </Button>
      <LiveRegion message={found ? t('removeBackground.mark.news', { name }) : ''} />
      {open ? (
        <Suspense fallback={<Skeleton ratio={`${width} / ${height}`} />}>
          <SubjectMarker
            // What was found opens by itself: the person may be busy elsewhere.
            autoFocus={!found}
            found={found}
            {...{ name, width, height }}
            src={url}
            value={box ?? null}
            onChange={(next) => marking.onMark(id, next)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The next step after a missed subject. */
export function MarkAgainButton({ onClick, looks }: { onClick: () => void; looks: 'solid' | 'ghost' }) {
  const { t } = useServiceTexts()
  return (
    <Button variant={looks} tone="neutral" iconStart={<Icon icon={MarkIcon} size="sm" />} onClick={onClick}>
      {t('removeBackground.mark.again')}
    </Button>
  )
}
