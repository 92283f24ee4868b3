import type { checkoutMachine } from '@mintage/machines/checkout'
import type { ActorRefFrom, EventFrom } from 'xstate'

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>
type CheckoutEvent = EventFrom<typeof checkoutMachine>

export interface LazyCheckout {
  /** Null until an event, or the choice of a guest, has loaded the code. */
  actor: CheckoutActor | null
  /** The last event before that: each one opens a dialog, so a double click counts once. */
  waiting: CheckoutEvent | null
  send(event: CheckoutEvent): void
}

/** @param load loads the code of the actor, which then calls `connectCheckout` */
export function createLazyCheckout(load: () => void): LazyCheckout {
  const checkout: LazyCheckout = {
    actor: null,
    waiting: null,
    send(event) {
      if (checkout.actor) return checkout.actor.send(event)
      checkout.waiting = event
      load()
    },
  }
  return checkout
}
