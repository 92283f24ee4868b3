import type { CheckoutActor, LazyCheckout } from './lazyCheckout.ts'

/** Sends the waiting events to the loaded actor; returns how to disconnect it. */
export function connectCheckout(checkout: LazyCheckout, actor: CheckoutActor): () => void {
  checkout.actor = actor
  for (const event of checkout.waiting.splice(0)) actor.send(event)
  return () => {
    checkout.actor = null
  }
}
