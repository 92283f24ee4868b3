import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { CompareIcon } from '../../primitives/Icon/icons.ts'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CompareSlider.css.ts'

export interface ComparedPicture {
  src: string
  alt: string
}

export interface CompareSliderProps {
  before: ComparedPicture
  after: ComparedPicture
  /** Size in px of the larger picture: keeps the place before anything has loaded. */
  width: number
  height: number
  label?: string | undefined
  beforeLabel?: string | undefined
  afterLabel?: string | undefined
  /** Share of the "before" picture to start with, 0..100. */
  initial?: number | undefined
  className?: string | undefined
}

/** Two states of one picture, with a line between them to drag, tap or move by arrow keys. */
export function CompareSlider(props: CompareSliderProps) {
  const { before, after, width, height, label, beforeLabel, afterLabel, initial = 50, className } = props
  const t = useTexts(controlTexts)
  const [share, setShare] = useState(initial)
  const place = { aspectRatio: `${width} / ${height}`, ...assignInlineVars({ [styles.cut]: `${share}%` }) }
  return (
    <div className={cx(styles.frame, className)} style={place}>
      <img className={styles.layer} src={after.src} alt={after.alt} width={width} height={height} draggable={false} />
      <img
        className={cx(styles.layer, styles.before)}
        src={before.src}
        alt={before.alt}
        width={width}
        height={height}
        draggable={false}
      />
      <span className={styles.side.before} aria-hidden="true">
        {beforeLabel ?? t('controls.compare.before')}
      </span>
      <span className={styles.side.after} aria-hidden="true">
        {afterLabel ?? t('controls.compare.after')}
      </span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.handle}>
          <Icon icon={CompareIcon} />
        </span>
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label ?? t('controls.compare.label')}
        aria-valuetext={t('controls.compare.value', { share: 100 - share })}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
