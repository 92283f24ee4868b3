import type { SecretHolder } from './secret-holder.ts'

/** The part of an actor that a submission needs; every actor of this package's machines has it. */
export interface Submittable<Event> {
  getSnapshot(): { can(event: Event): boolean }
  send(event: Event): void
}

/**
 * Sends a form's event with its secret beside it. The secret is held only if the machine takes the event, and is gone
 * when this returns: the machine's actor takes it at once or never. Answers whether the event was taken.
 */
export const submitWithSecret = <Event, Secret>(
  actor: Submittable<Event>,
  holder: SecretHolder<Secret>,
  event: Event,
  secret: Secret,
): boolean => {
  if (!actor.getSnapshot().can(event)) return false
  holder.put(secret)
  try {
    actor.send(event)
  } finally {
    holder.clear()
  }
  return true
}
