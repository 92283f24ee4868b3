import type { SecretHolder } from './secret-holder.ts'

/** The part of an actor that a submission needs; every actor of this package's machines has it. */
export interface Submittable<Event> {
  getSnapshot(): { can(event: Event): boolean }
  send(event: Event): void
}

/**
 * Sends a form's event and puts its secret into the holder. The holder is empty again when this returns, since the
 * actor takes the secret at once or never. Returns whether the machine accepted the event.
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
