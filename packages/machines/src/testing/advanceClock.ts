import type { SimulatedClock, StateValue } from 'xstate'

interface Timed {
  readonly clock: SimulatedClock
  readonly at: () => { readonly value: StateValue }
}

/**
 * Advances the clock in two steps and fails if the timer fired a millisecond early: one long step would not notice a
 * timer that is too short.
 */
export function advanceClock({ clock, at }: Timed, ms: number): void {
  const before = JSON.stringify(at().value)
  clock.increment(ms - 1)
  const early = JSON.stringify(at().value)
  if (early !== before) throw new Error(`${before} became ${early} before ${ms} ms had passed`)
  clock.increment(1)
}
