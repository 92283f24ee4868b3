import type { ReactNode } from 'react'
import type { CardBrand } from '../../format/card.ts'
import * as styles from './CardBrandMark.css.ts'

/** Our own line drawings, which copy no brand's artwork: they show which cards are accepted. */
const drawings: Readonly<Record<CardBrand, ReactNode>> = {
  visa: (
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M9 11.5l3.2 9 5-9" />
      <path d="M21 11.5l-1.6 9" />
      <path d="M29 12.6c-1.6-1.3-4.8-1.2-4.9 1 0 2.2 3.7 1.9 3.5 4.4-.3 2.6-3.8 2.6-5.2 1.2" />
      <path d="M31 20.5l5.2-9 2 9M32.8 17.6h4.7" />
    </g>
  ),
  mastercard: (
    <>
      <circle cx="19.5" cy="16" r="8" className={styles.ringStart} />
      <circle cx="28.5" cy="16" r="8" className={styles.ringEnd} />
    </>
  ),
}

export interface CardBrandMarkProps {
  brand: CardBrand
  /** Name of the brand. */
  label: string
  /** In px. */
  height?: number
}

/** One of the two brands that a 16-digit number and a 3-digit code fit (R037, D59). */
export function CardBrandMark({ brand, label, height = 32 }: CardBrandMarkProps) {
  return (
    <svg viewBox="0 0 48 32" width={height * 1.5} height={height} role="img" aria-label={label} className={styles.mark}>
      <rect x="0.5" y="0.5" width="47" height="31" rx="5" className={styles.ground} />
      {drawings[brand]}
    </svg>
  )
}
