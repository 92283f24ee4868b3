import { useRef } from 'react'
import * as fieldStyles from '../../controls/Field/Field.css.ts'
import { TokenInput } from '../../controls/TokenSlider/TokenInput.tsx'
import * as slider from '../../controls/TokenSlider/TokenSlider.css.ts'
import { formatTokens, MAX_CUSTOM_TOKENS, MIN_CUSTOM_TOKENS } from '../../format/tokens.ts'
import { TokenRange, type TokenRangeProps } from './TokenRange.tsx'
import { useFullSlider } from './useFullSlider.ts'

const bounds = { min: MIN_CUSTOM_TOKENS, max: MAX_CUSTOM_TOKENS }

/** Looks like TokenSlider, without Radix. */
function LightSlider({ label, value, onChange }: TokenRangeProps) {
  return (
    <div className={slider.row}>
      <div className={slider.head}>
        <span className={fieldStyles.label} aria-hidden="true">
          {label}
        </span>
        <div className={slider.amount}>
          <TokenInput {...{ label, value, onChange, ...bounds }} name="tokens" />
        </div>
      </div>
      <TokenRange {...{ label, value, onChange }} />
      <div className={slider.ends} aria-hidden="true">
        <span>{formatTokens(bounds.min)}</span>
        <span>{formatTokens(bounds.max)}</span>
      </div>
    </div>
  )
}

/**
 * Chooses the number of tokens: a light slider first, the full one when it is near the window. Both look the same
 * (R141, D09).
 */
export function TokenChooser(props: TokenRangeProps) {
  const place = useRef<HTMLDivElement>(null)
  const Full = useFullSlider(place)
  return <div ref={place}>{Full ? <Full {...props} /> : <LightSlider {...props} />}</div>
}
