import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { commonTexts } from '../../texts/en/common.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './CoinProgress.css.ts'

export interface CoinProgressProps {
  /** What is in progress. */
  label: string
  /** 0..100, shown as a whole per cent; absent for an unknown end. */
  value?: number | undefined
}

const reeds = { cx: 24, cy: 24, r: 21, strokeWidth: 3.2, pathLength: 192 }

/** A coin; its edge gets reeds as the work progresses. */
export function CoinProgress({ label, value }: CoinProgressProps) {
  const t = useTexts(commonTexts)
  const mask = useId()
  const share = value === undefined ? undefined : Math.min(100, Math.max(0, Math.round(value)))
  const arc = share === undefined ? 24 : share
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className={styles.strike}
    >
      <svg viewBox="0 0 48 48" className={styles.drawing} aria-hidden="true">
        <mask id={mask}>
          <circle {...reeds} stroke="white" strokeDasharray="2.4 1.6" />
        </mask>
        <circle {...reeds} className={styles.reeds} strokeDasharray="2.4 1.6" />
        <g mask={`url(#${mask})`}>
          <circle
            {...reeds}
            pathLength={100}
            className={cx(styles.struck, share === undefined && styles.endless)}
            strokeDasharray="100 100"
            strokeDashoffset={100 - arc}
          />
        </g>
      </svg>
      {share === undefined ? null : <span className={styles.value}>{t('common.percent', { value: share })}</span>}
    </div>
  )
}
