import { isRecord } from '@mintage/api-client/isRecord'
import type { Order } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'
import type { LazyCheckout } from './lazyCheckout.ts'

const key = visitKeys.order

/** Only `saveOrder` writes it; the version rejects values of an older page. */
const version = 2

/** Saves the accepted order for a reload, for this visit and without card data (D14). */
export const saveOrder = (visit: Pick<KeyValueStore, 'set'>, order: Order): void =>
  visit.set(key, JSON.stringify({ version, order }))

/** Checks every field that the pay screen shows. */
function isOrder(value: unknown): value is Order {
  if (!isRecord(value)) return false
  const { offer, currency, amounts, information } = value
  return (
    isRecord(offer) &&
    isRecord(currency) &&
    typeof currency.code === 'string' &&
    isRecord(amounts) &&
    Object.values(amounts).every(Number.isFinite) &&
    isRecord(information)
  )
}

/** An order of an earlier version of the page has no company. */
const withCompany = (order: Order): Order => ({
  ...order,
  information: {
    ...order.information,
    company: order.information.company ?? '',
    vatNumber: order.information.vatNumber ?? '',
  },
})

/** The order of before a reload. */
export function readSavedOrder(visit: KeyValueStore): Order | null {
  try {
    const value: unknown = JSON.parse(visit.get(key) ?? 'null')
    return isRecord(value) && value.version === version && isOrder(value.order) ? withCompany(value.order) : null
  } catch {
    return null
  }
}

/** The order to pay: the checkout hands it over, or it was saved before a reload. */
export const orderToPay = ({ actor }: LazyCheckout, visit: KeyValueStore): Order | null =>
  actor ? actor.getSnapshot().context.order : readSavedOrder(visit)

/** Forgets the order, because it is paid. */
export function removeOrder({ actor }: LazyCheckout, visit: KeyValueStore): void {
  visit.remove(key)
  actor?.send({ type: 'order.replaced', order: null })
}
