import { type Clock, MINUTE } from '../support/clock.ts'

/** Counts calls by key in each minute of the clock. @returns whether the key has made at most `max` in this minute */
export function perMinute(clock: Clock, max: number): (key: string) => boolean {
  let minute = 0
  let counts = new Map<string, number>()
  return (key) => {
    const now = Math.floor(clock.now().getTime() / MINUTE)
    if (now !== minute) {
      minute = now
      counts = new Map()
    }
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count <= max
  }
}
