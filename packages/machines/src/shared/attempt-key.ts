/**
 * The idempotency key of an attempt. The seed is unguessable and belongs to one flow on one page; the number grows
 * when a new attempt begins. Counting instead of drawing keeps transitions pure and a restored snapshot on its key.
 */
export const attemptKey = (seed: string, attempt: number): string => `${seed}-${attempt}`
