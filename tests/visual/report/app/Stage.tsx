import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReportItem } from '../../types.ts'
import type { Mode } from './address.ts'
import { Comparison } from './Comparison.tsx'
import { Opacity } from './Opacity.tsx'
import { PicturePlace } from './PicturePlace.tsx'
import { commonSize, faceOf } from './pictures.ts'
import { isInSight, scrollTo } from './sight.ts'
import { useSize } from './useSize.ts'
import * as styles from './viewer.css.ts'
import { scaleFor, type Zoom } from './zoom.ts'

export interface StageView {
  zoom: Zoom
  /** Of the new picture over the old one, 0 to 100. */
  opacity: number
  /** Whether a line is drawn around what differs. */
  outlined: boolean
  /** Counts how often the change was asked for. */
  reveal: number
}

interface StageProps {
  item: ReportItem
  mode: Mode
  view: StageView
  onOpacity: (opacity: number) => void
}

/** What scrolls has to be reached by keys, also in browsers that do not see to it themselves. */
const byKeys = { tabIndex: 0 }

const GAP = 24
const CAPTION = 32
/** Two pictures of less than this beside each other are no comparison. */
const NARROWEST_PAIR = 560

/** Where the pictures stand: as large as asked for, and scrolled to what differs. */
export function Stage({ item, mode, view, onOpacity }: StageProps) {
  const [measure, place] = useSize<HTMLDivElement>()
  const stage = useRef<HTMLDivElement>(null)
  const isPair = item.status === 'changed' && mode === 'side'
  const stacked = isPair && place !== null && place.width < NARROWEST_PAIR
  const size = item.status === 'changed' ? commonSize(item) : faceOf(item)
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
  }, [item.id, isReady, view.zoom, mode])
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
          {!isReady ? null : item.status === 'changed' ? (
            <Comparison item={item} mode={mode} view={view} scale={scale} stacked={stacked} />
          ) : (
            <PicturePlace
              caption={item.status === 'new' ? 'After' : 'Before'}
              note={item.status === 'new' ? 'there was no picture before' : 'the story is gone, or is no longer taken'}
              picture={faceOf(item)}
              scale={scale}
              alt={`${item.name}, ${item.status === 'new' ? 'as it looks now' : 'as it looked'}`}
            />
          )}
        </div>
      </section>
      {item.status === 'changed' && mode === 'overlay' ? <Opacity value={view.opacity} onChange={onOpacity} /> : null}
    </div>
  )
}
