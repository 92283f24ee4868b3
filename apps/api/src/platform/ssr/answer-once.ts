import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '../support/clock.ts'

/**
 * Gives equal calls one answer: while the first is under way, and for a time after an answer that `isKept`. A second
 * press of a button without JavaScript sends a form twice.
 * @param milliseconds how long an answer is kept
 */
export function answerOnce<T>(clock: Clock, milliseconds: number, isKept: (answer: T) => boolean) {
  // A call can contain a password, so only its keyed hash is stored.
  const secret = randomBytes(32)
  const answers = new Map<string, { answer: Promise<T>; until: number }>()

  return async (call: readonly string[], answer: () => Promise<T>): Promise<T> => {
    const now = clock.now().getTime()
    for (const [key, { until }] of answers) if (until <= now) answers.delete(key)
    const key = createHmac('sha256', secret).update(JSON.stringify(call)).digest('base64')
    const first = answers.get(key)
    if (first) return first.answer
    const entry = { answer: answer(), until: Number.POSITIVE_INFINITY }
    answers.set(key, entry)
    try {
      const answered = await entry.answer
      if (isKept(answered)) entry.until = clock.now().getTime() + milliseconds
      else answers.delete(key)
      return answered
    } catch (error) {
      answers.delete(key)
      throw error
    }
  }
}
