import { SECOND } from '../../platform/support/clock.ts'

const FIRST = 5 * SECOND
const FACTOR = 5
/** Relative jitter in both directions, so that mails that failed together are not retried together. */
const JITTER = 0.2

/**
 * The delay between the starts of two tries: about 5 s, 25 s, 2 min, 10 min, 52 min.
 * @param tries tries so far, 1 or more
 * @param random 0 to 1
 */
export function pauseAfter(tries: number, longest: number, random: number = Math.random()): number {
  const pause = Math.min(longest, FIRST * FACTOR ** (tries - 1))
  return Math.round(pause * (1 - JITTER + 2 * JITTER * random))
}
