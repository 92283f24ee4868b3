import { cx } from 'class-variance-authority'
import * as styles from './Coin.css.ts'

export const coinTones = ['mint', 'copper', 'current'] as const satisfies readonly NonNullable<CoinProps['tone']>[]

export interface CoinProps {
  /** Width and height in px; the reeds of the edge appear from 28 px, where they stay crisp. */
  size?: number
  /** `current` draws in the colour of the text, in lines only. */
  tone?: 'mint' | 'copper' | 'current'
  /** A name makes it an image; without one it is decoration. */
  label?: string | undefined
  className?: string | undefined
}

/** Peaks and a sun: the relief of the coin, which forms an M. */
function Relief({ bold }: { bold: boolean }) {
  return (
    <>
      <path
        className={styles.reliefStroke}
        d="M13.5 31.5V21l6.2 6.4L24 22.6l4.3 4.8L34.5 21v10.5"
        strokeWidth={bold ? 4 : 3}
      />
      <circle className={styles.reliefFill} cx="24" cy="15.4" r={bold ? 2.8 : 2.3} />
    </>
  )
}

function Edge({ reeded }: { reeded: boolean }) {
  if (!reeded) return <circle className={styles.rimStroke} cx="24" cy="24" r="21.5" strokeWidth="4" />
  return (
    <>
      <circle
        className={styles.rimStroke}
        cx="24"
        cy="24"
        r="21.4"
        strokeWidth="3.2"
        pathLength="192"
        strokeDasharray="2.2 1.8"
      />
      <circle className={styles.rimStroke} cx="24" cy="24" r="18" strokeWidth="1.4" />
    </>
  )
}

/** The struck coin: Mintage's mark, and the sign of a token. */
export function Coin({ size = 20, tone = 'mint', label, className }: CoinProps) {
  const reeded = size >= 28
  const drawing = (
    <svg viewBox="0 0 48 48" width={size} height={size} className={styles.drawing} aria-hidden="true">
      <circle className={styles.faceFill} cx="24" cy="24" r="22" />
      <Edge reeded={reeded} />
      <Relief bold={!reeded} />
    </svg>
  )
  const classes = cx(styles.coin, styles.tone[tone], className)
  if (!label) return <span className={classes}>{drawing}</span>
  return (
    <span className={classes} role="img" aria-label={label}>
      {drawing}
    </span>
  )
}
