import fc from 'fast-check'
import type { DeferredCall } from './deferred.ts'

/** An event that may occur at any time. `pick` is a random number for its choices. */
type Act<Fixture> = (fixture: Fixture, pick: number) => unknown

/** A machine that can be left. */
interface Leavable {
  actor: { stop: () => void; getSnapshot: () => { status: string } }
  emitted?: readonly unknown[]
  clock?: { increment: (ms: number) => void }
}

export interface Fuzz<Fixture> {
  setUp: (pick: number) => Fixture
  acts: Readonly<Record<string, Act<Fixture>>>
  /**
   * The next happy-path event. It is frequent, so that runs make progress, and must end the flow from any state after the
   * random part.
   */
  onward: Act<Fixture>
  atEnd: (fixture: Fixture) => boolean
  /** Must hold after every act. */
  holds: (fixture: Fixture) => void
  /** Every call made so far, of all actors: none may come, and none may matter, once the screen is left. */
  calls: (fixture: Fixture) => readonly DeferredCall<unknown, never>[]
  /** Names of the cases met so far. `meets` lists those that some run has to meet, so that no rule goes untried. */
  met: (fixture: Fixture) => readonly string[]
  meets: readonly string[]
}

const LONGEST = 40

/** The same random steps in every run, so that no run fails by chance. Another number looks elsewhere. */
const SEED = 20_261_121
const STEPS_TO_AN_END = 30

/** Long enough for every timer of every machine to have rung. */
const HOURS = 2 * 60 * 60 * 1000

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** Sends random acts to new machines and checks: the invariants after each act, that an end can be reached, and that nothing happens after leaving. */
export const fuzz = async <Fixture extends Leavable>(
  { setUp, acts, onward, atEnd, holds, calls, met, meets }: Fuzz<Fixture>,
  numRuns = 200,
): Promise<void> => {
  const seen = new Set<string>()
  const look = (fixture: Fixture) => {
    holds(fixture)
    for (const name of met(fixture)) seen.add(name)
  }

  const endIsReached = async (fixture: Fixture) => {
    for (let step = 0; step < STEPS_TO_AN_END && !atEnd(fixture); step += 1) {
      await onward(fixture, 1)
      look(fixture)
    }
    must(atEnd(fixture), 'No end can be reached from here')
  }

  const leavingEndsIt = async (fixture: Fixture) => {
    fixture.actor.stop()
    const before = { calls: calls(fixture).length, emitted: fixture.emitted?.length ?? 0 }
    must(
      calls(fixture).every(({ open, signal }) => !open || signal.aborted),
      'A call goes on after the screen was left',
    )
    fixture.clock?.increment(HOURS)
    must(calls(fixture).length === before.calls, 'Something was called after the screen was left')
    must((fixture.emitted?.length ?? 0) === before.emitted, 'Something was said after the screen was left')
  }

  // Names rather than functions, so that a counterexample can be read.
  const handlers: Readonly<Record<string, Act<Fixture>>> = { ...acts, onward }
  const happening = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(acts)), fc.constant('onward')), fc.nat())
  const happenings = fc.array(happening, { maxLength: LONGEST, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.nat(), happenings, fc.boolean(), async (first, all, leaves) => {
      const fixture = setUp(first)
      look(fixture)
      for (const [name, pick] of all) {
        // A machine that has finished takes no event.
        if (fixture.actor.getSnapshot().status !== 'active') break
        await handlers[name]?.(fixture, pick)
        look(fixture)
      }
      await (leaves ? leavingEndsIt(fixture) : endIsReached(fixture))
    }),
    { numRuns, seed: SEED },
  )
  const unmet = meets.filter((name) => !seen.has(name))
  must(unmet.length === 0, `Never met: ${unmet.join(', ')}`)
}

/**
 * One of the calls made so far: mostly the newest, often an older one. That one may have been answered already, or its
 * asker may be long gone: late, repeated and out-of-order answers are what is wanted.
 */
export const callOf = <Input, Output>(
  calls: readonly DeferredCall<Input, Output>[],
  pick: number,
): DeferredCall<Input, Output> | undefined => (pick % 3 === 0 ? calls[pick % Math.max(1, calls.length)] : calls.at(-1))

/** The newest call when it still waits for its answer. */
export const openCallOf = <Input, Output>(
  calls: readonly DeferredCall<Input, Output>[],
): DeferredCall<Input, Output> | undefined => {
  const last = calls.at(-1)
  return last?.open && !last.signal.aborted ? last : undefined
}

/** How many calls wait for an answer that is still wanted. */
export const inFlight = (calls: readonly DeferredCall<unknown, never>[]): number =>
  calls.filter(({ open, signal }) => open && !signal.aborted).length

/** One of some things; independent of which call the same `pick` chooses. */
export const oneOf = <const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  pick: number,
): Items[number] => items[Math.floor(pick / 7) % items.length]
