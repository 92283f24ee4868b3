import { Coin } from '../Coin/Coin.tsx'
import * as styles from './Logo.css.ts'

export interface LogoProps {
  /** Height of the coin in px; the word follows it. */
  size?: number
  /** The coin alone, for the narrowest places. */
  compact?: boolean
}

/** Coin and word. The word is text, so that it can be read, selected and translated. */
export function Logo({ size = 32, compact = false }: LogoProps) {
  return (
    <span className={styles.logo} style={{ fontSize: size * 0.72 }}>
      <Coin size={size} label={compact ? 'Mintage' : undefined} />
      {compact ? null : <span className={styles.word}>Mintage</span>}
    </span>
  )
}
