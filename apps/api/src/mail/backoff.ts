import { SECOND } from '../support/clock.ts'

const FIRST = 5 * SECOND
const FACTOR = 5
/** A share of the pause, to both sides: what failed together does not come back together. */
const JITTER = 0.2

/**
 * How long after the beginning of a try the next one may begin: about 5 s, 25 s, 2 min, 10 min, 52 min.
 * @param tries those that were begun, 1 or more
 * @param random 0 to 1
 */
export function pauseAfter(tries: number, longest: number, random: number = Math.random()): number {
  const pause = Math.min(longest, FIRST * FACTOR ** (tries - 1))
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random))
}
