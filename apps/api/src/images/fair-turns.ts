/**
 * Numbers the turns of waiting jobs, so that they come fairly: whoever has nothing waiting is next after what runs, and
 * nobody's many jobs are put off for ever by newcomers (start-time fair queuing).
 */
export interface FairTurns {
  /** The turn of a person's next job: lower numbers first, equal ones as they came. */
  take(personId: string): number
  /** To be called when a job begins. */
  begin(turn: number): void
}

export function createFairTurns(): FairTurns {
  let current = 0
  const last = new Map<string, number>()
  return {
    take(personId) {
      const before = last.get(personId)
      const turn = before === undefined ? current : Math.max(before + 1, current)
      last.set(personId, turn)
      return turn
    },
    begin(turn) {
      if (turn <= current) return
      current = turn
      for (const [personId, number] of last) if (number < current) last.delete(personId)
    },
  }
}
