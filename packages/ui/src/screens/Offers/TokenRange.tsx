import { useRef } from 'react'
import * as slider from '../../controls/TokenSlider/TokenSlider.css.ts'
import { useEarlyEdit } from '../../controls/useEarlyEdit.ts'
import { formatTokens, MAX_CUSTOM_TOKENS, MIN_CUSTOM_TOKENS, shareOf } from '../../format/tokens.ts'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { offersTexts } from '../../texts/en/offers.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as styles from './TokenRange.css.ts'

export interface TokenRangeProps {
  label: string
  /** Tenths of a token. */
  value: number
  onChange: (tenths: number) => void
}

/** A native range input under TokenSlider's drawing, used until the slider's chunk is loaded. */
export function TokenRange({ label, value, onChange }: TokenRangeProps) {
  const t = useTexts(offersTexts)
  const share = shareOf(value)
  const range = useRef<HTMLInputElement>(null)
  useEarlyEdit(range, ({ valueAsNumber }) => onChange(Math.round(valueAsNumber * 10)))
  return (
    <div className={slider.root}>
      <span className={slider.track}>
        <span className={slider.range} style={{ insetInlineStart: 0, insetInlineEnd: `${(1 - share) * 100}%` }} />
      </span>
      <span
        className={styles.placedThumb}
        style={{ insetInlineStart: `calc(${share} * (100% - ${slider.thumbSize}))` }}
      >
        <span className={slider.handle}>
          <Coin size={36} />
        </span>
      </span>
      <input
        ref={range}
        type="range"
        className={styles.native}
        aria-label={label}
        aria-valuetext={t('offers.custom.value', { tokens: formatTokens(value) })}
        min={MIN_CUSTOM_TOKENS / 10}
        max={MAX_CUSTOM_TOKENS / 10}
        step={0.1}
        value={value / 10}
        onChange={(event) => onChange(Math.round(event.currentTarget.valueAsNumber * 10))}
      />
    </div>
  )
}
