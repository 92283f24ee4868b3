import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { type KeyboardEvent, useRef, useState } from 'react'
import { directionOf } from '../../primitives/direction.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CompareIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import { useEarlyEdit } from '../useEarlyEdit.ts'
import * as styles from './CompareSlider.css.ts'
import { useDrag } from './useDrag.ts'

export interface ComparedImage {
  src: string
  /** What the image shows in this state. */
  alt: string
}

export interface CompareSliderProps {
  /** At the start of the line: left, or right on a right-to-left page. */
  before: ComparedImage
  after: ComparedImage
  /** Size in px of the larger image: reserves the place before loading. */
  width: number
  height: number
  /** Names the slider: "Compare before and after" by default. */
  label?: string | undefined
  /** Shown over the image and in the slider's value: "Before" by default. */
  beforeLabel?: string | undefined
  /** The same for the other image: "After" by default. */
  afterLabel?: string | undefined
  /** Share of the "before" image to start with, 0..100; 50 by default. */
  initial?: number | undefined
  className?: string | undefined
}

const PAGE = 10
/** A name is hidden if less than this share of its image is visible. */
const TOO_LITTLE = 12

const hold = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

/** The share after a key; null for a key without effect. */
function shareAfter({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLElement>, share: number): number | null {
  const ahead = directionOf(currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const step = shiftKey ? PAGE : 1
  if (key === 'Home') return 0
  if (key === 'End') return 100
  if (key === 'PageUp') return share + PAGE
  if (key === 'PageDown') return share - PAGE
  if (key === 'ArrowUp' || key === ahead) return share + step
  return key.startsWith('Arrow') ? share - step : null
}

/** Compares two states of an image: a line between them moves by drag, tap or keys (R006). */
export function CompareSlider(props: CompareSliderProps) {
  const { before, after, width, height, label, beforeLabel, afterLabel, initial = 50, className } = props
  const t = useTexts(controlTexts)
  const [share, setShare] = useState(hold(initial))
  const range = useRef<HTMLInputElement>(null)
  const move = (next: number) => setShare(hold(next))
  useEarlyEdit(range, ({ valueAsNumber }) => move(valueAsNumber))
  const drag = useDrag(share, move, () => range.current?.focus({ preventScroll: true }))
  const names = {
    before: beforeLabel ?? t('controls.compare.before'),
    after: afterLabel ?? t('controls.compare.after'),
  }
  // Lazy, so that a comparison further down does not delay the first view.
  const size = { loading: 'lazy', width, height, draggable: false } as const
  const place = { aspectRatio: `${width} / ${height}`, ...assignInlineVars({ [styles.cut]: `${share}%` }) }
  return (
    <div className={cx(styles.frame, className)} style={place} {...drag}>
      <img {...size} className={styles.layer} src={after.src} alt={after.alt} />
      <img {...size} className={cx(styles.layer, styles.before)} src={before.src} alt={before.alt} />
      <span className={styles.side.before} data-gone={share < TOO_LITTLE} aria-hidden="true">
        {names.before}
      </span>
      <span className={styles.side.after} data-gone={share > 100 - TOO_LITTLE} aria-hidden="true">
        {names.after}
      </span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.handle}>
          <Icon icon={CompareIcon} />
        </span>
      </span>
      <input
        ref={range}
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label ?? t('controls.compare.label')}
        aria-valuetext={t('controls.compare.value', { ...names, beforeShare: share, afterShare: 100 - share })}
        // A screen reader on a phone moves the range itself.
        onChange={(event) => move(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const next = shareAfter(event, share)
          if (next === null) return
          event.preventDefault()
          move(next)
        }}
      />
    </div>
  )
}
