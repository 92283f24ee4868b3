import * as Slider from '@radix-ui/react-slider'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { clampTokens, formatTokens, MAX_CUSTOM_TOKENS, MIN_CUSTOM_TOKENS } from '../../format/tokens.ts'
import { Coin } from '../../primitives/Coin/Coin.tsx'
import { controlTexts } from '../../texts/en/controls.ts'
import { useTexts } from '../../texts/useTexts.tsx'
import * as fieldStyles from '../Field/Field.css.ts'
import { useDirection } from '../useDirection.ts'
import { withFallbackWidth } from './measure.ts'
import { TokenInput } from './TokenInput.tsx'
import * as styles from './TokenSlider.css.ts'
import { useTakenBack } from './useTakenBack.ts'

export interface TokenSliderProps {
  /** Tenths of a token. */
  value: number
  /** Called at every step of a drag, a key or typing; always whole tenths within the bounds. */
  onChange: (tenths: number) => void
  /** Called when the pointer is released or a key settles: the time to request a price. */
  onCommit?: ((tenths: number) => void) | undefined
  /** "Number of tokens" by default; names slider and field. */
  label?: string | undefined
  /** Bounds in tenths: 1 and 2000 tokens by default (R281). */
  min?: number | undefined
  max?: number | undefined
  /** The field's name in a form, `tokens` by default. Its value is in tokens, not tenths. */
  name?: string | undefined
  disabled?: boolean | undefined
}

const PAGE_TENTHS = 100
const ONE_TOKEN = 10

/** The number of tokens: a coin on a line, and a field for the exact number. Arrows step 0.1, Page keys 10 (D09). */
export function TokenSlider({
  value,
  onChange,
  onCommit,
  label,
  min = MIN_CUSTOM_TOKENS,
  max = MAX_CUSTOM_TOKENS,
  name = 'tokens',
  disabled,
}: TokenSliderProps) {
  const t = useTexts(controlTexts)
  const { ref: place, dir } = useDirection()
  const takenBack = useTakenBack(value, onChange)
  const title = label ?? t('controls.tokens.amount')

  const turnPage = (event: KeyboardEvent) => {
    const direction = event.key === 'PageUp' ? 1 : event.key === 'PageDown' ? -1 : 0
    if (direction === 0) return
    // Replaces Radix's page step of ten steps, which is one token.
    event.preventDefault()
    const next = clampTokens(value + direction * PAGE_TENTHS, min, max)
    onChange(next)
    onCommit?.(next)
  }

  return (
    <div ref={place} className={styles.row}>
      <div className={styles.head}>
        <span className={fieldStyles.label} aria-hidden="true" data-part="label">
          {title}
        </span>
        <div className={styles.amount}>
          <TokenInput
            {...{ label: title, name, value, min, max, disabled }}
            onChange={(tenths) => {
              onChange(tenths)
              onCommit?.(tenths)
            }}
          />
        </div>
      </div>
      <Slider.Root
        ref={withFallbackWidth}
        className={styles.root}
        dir={dir}
        value={[value / 10]}
        min={min / 10}
        max={max / 10}
        step={0.1}
        disabled={disabled ?? false}
        onKeyDown={turnPage}
        {...takenBack}
        // Flushed, because a quick flick ends before React renders its last move and would commit the previous amount.
        onValueChange={([tokens]) => flushSync(() => onChange(Math.round((tokens ?? 0) * 10)))}
        onValueCommit={([tokens]) => onCommit?.(Math.round((tokens ?? 0) * 10))}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.range} />
        </Slider.Track>
        <Slider.Thumb
          className={styles.thumb}
          aria-label={title}
          aria-valuetext={t(value === ONE_TOKEN ? 'controls.tokens.one' : 'controls.tokens.value', {
            tokens: formatTokens(value),
          })}
        >
          <span className={styles.handle}>
            <Coin size={36} />
          </span>
        </Slider.Thumb>
      </Slider.Root>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatTokens(min)}</span>
        <span>{formatTokens(max)}</span>
      </div>
    </div>
  )
}
