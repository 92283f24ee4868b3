import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReportItem } from '../../types.ts'
import type { Mode } from './address.ts'
import { Comparison } from './Comparison.tsx'
import { isInSight, scaleFor, scrollTo, type Zoom } from './geometry.ts'
import { PicturePlace } from './PicturePlace.tsx'
import { commonSize, faceOf } from './pictures.ts'
import type { Difference } from './useDifference.ts'
import { useSize } from './useSize.ts'
import * as styles from './viewer.css.ts'

export interface StageView {
  zoom: Zoom
  /** Whether a line is drawn around what differs. */
  outlined: boolean
  /** Counts how often the change was asked for. */
  reveal: number
}

interface StageProps {
  item: ReportItem
  mode: Mode
  view: StageView
  /** Null as long as it is not known. */
  difference: Difference | null
}

/** What scrolls has to be reached by keys, also in browsers that do not see to it themselves. */
const byKeys = { tabIndex: 0 }

/** Why there is one picture alone. */
const notes = {
  changed: 'the approved picture is not in the cache, and could not be rendered again',
  new: 'there was no picture before',
  removed: 'the story is gone, or is no longer taken',
}
const nothing = { width: 1, height: 1 }

const GAP = 24
const CAPTION = 32
/** Two pictures of less than this beside each other are no comparison. */
const NARROWEST_PAIR = 560

/** Where the pictures stand: as large as asked for, and scrolled to what differs. */
export function Stage({ item, mode, view, difference }: StageProps) {
  const [measure, place] = useSize<HTMLDivElement>()
  const stage = useRef<HTMLDivElement>(null)
  const before = item.status === 'changed' ? item.before : null
  const face = faceOf(item)
  const isPair = before !== null && mode === 'side'
  const stacked = isPair && place !== null && place.width < NARROWEST_PAIR
  const size = before !== null && face !== null ? commonSize(before, face) : (face ?? nothing)
  const room = {
    width: isPair && !stacked ? ((place?.width ?? 0) - GAP) / 2 : (place?.width ?? 0),
    height: Math.max(1, (place?.height ?? 0) - CAPTION),
  }
  const scale = scaleFor(view.zoom, room, size)
  const isReady = place !== null
  // A new picture is shown from its top, or from where it differs if that would be out of sight.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element || !isReady) return
    element.scrollTo(0, 0)
    const region = element.querySelector('[data-region]')
    if (region && !isInSight(element, region)) scrollTo(element, region, 'instant')
  }, [item.id, isReady, view.zoom, mode, difference])
  const asked = useRef(view.reveal)
  useEffect(() => {
    const region = stage.current?.querySelector('[data-region]')
    if (asked.current !== view.reveal && stage.current && region) scrollTo(stage.current, region, 'smooth')
    asked.current = view.reveal
  }, [view.reveal])
  return (
    <div className={styles.stagePlace}>
      <div ref={measure} className={styles.measure} />
      <section ref={stage} className={styles.stage} {...byKeys} data-scrolls aria-label="Pictures">
        <div className={styles.inner}>
          {!isReady ? null : item.status === 'changed' && before !== null ? (
            <Comparison {...{ item, before, difference, mode, scale, stacked }} outlined={view.outlined} />
          ) : face === null ? (
            <p>The approved picture is not in the cache, and the commit does not show it any more.</p>
          ) : (
            <PicturePlace
              caption={item.status === 'removed' ? 'Before' : 'After'}
              note={notes[item.status]}
              picture={face}
              scale={scale}
              alt={`${item.name}, ${item.status === 'removed' ? 'as it looked' : 'as it looks now'}`}
            />
          )}
        </div>
      </section>
    </div>
  )
}
