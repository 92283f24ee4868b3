import type { SimulatedClock, StateValue } from 'xstate'

interface Timed {
  readonly clock: SimulatedClock
  readonly at: () => { readonly value: StateValue }
}

/**
 * Lets a while pass, to the millisecond: what it is the time of may not have happened a millisecond before. A model that
 * only let enough time pass would not notice a timer that is too quick.
 */
export function advanceClock({ clock, at }: Timed, ms: number): void {
  const before = JSON.stringify(at().value)
  clock.increment(ms - 1)
  const early = JSON.stringify(at().value)
  if (early !== before) throw new Error(`${before} became ${early} before ${ms} ms had passed`)
  clock.increment(1)
}
