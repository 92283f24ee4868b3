import { Button, type ButtonProps, Text } from '@mintage/ui/primitives'
import { type KeyboardEvent, useId } from 'react'
import * as styles from './Stepper.css.ts'

interface StepperProps {
  at: number
  steps: readonly string[]
  /** Where the person is now, in their words. */
  state: string
  onGo: (at: number) => void
}

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`

/** Back and forth along the steps of a walk: by buttons, by a slider, and by the arrow keys on any of them. */
export function Stepper({ at, steps, state, onGo }: StepperProps) {
  const slider = useId()
  const last = steps.length
  const taken = steps[at - 1]
  const go = (to: number) => {
    if (to >= 0 && to <= last) onGo(to)
  }
  const button = (to: number) =>
    ({
      size: 'sm',
      className: styles.button,
      // Not disabled: who has come to the end by it would lose the focus, and the keys with it.
      'aria-disabled': to < 0 || to > last,
      onClick: () => go(to),
      onKeyDown: ({ key }: KeyboardEvent) => go(at + (ways[key] ?? 0)),
    }) satisfies ButtonProps
  return (
    <fieldset className={styles.stepper}>
      <div role="status" aria-label="Where the walk is" className={styles.said}>
        <Text size="small" tone="muted">
          {last === 0 ? 'Nothing has happened yet.' : `Step ${at} of ${last}`}
        </Text>
        {taken === undefined ? null : <Text weight="semibold">{sentence(taken)}</Text>}
        <Text size="small">You are here: {state}</Text>
      </div>
      {last === 0 ? null : (
        <>
          <div>
            <label htmlFor={slider} className={styles.label}>
              Step
            </label>
            <input
              id={slider}
              type="range"
              min={0}
              max={last}
              value={at}
              aria-valuetext={`${at} of ${last}: ${state}`}
              className={styles.slider}
              onChange={({ target }) => go(target.valueAsNumber)}
            />
          </div>
          <div className={styles.buttons}>
            <Button {...button(at - 1)} variant="outline" tone="neutral">
              Step back
            </Button>
            <Button {...button(at + 1)}>Next step</Button>
          </div>
        </>
      )}
    </fieldset>
  )
}
