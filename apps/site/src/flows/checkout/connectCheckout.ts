import type { CheckoutActor, LazyCheckout } from './lazyCheckout.ts'

/** Sends the waiting event to the loaded actor; returns how to disconnect it. */
export function connectCheckout(checkout: LazyCheckout, actor: CheckoutActor): () => void {
  checkout.actor = actor
  if (checkout.waiting) actor.send(checkout.waiting)
  checkout.waiting = null
  return () => {
    checkout.actor = null
  }
}
