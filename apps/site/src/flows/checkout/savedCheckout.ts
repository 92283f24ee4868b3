import type { SavedCheckout } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

const key = visitKeys.checkout

/** Written only by `saveCheckout` below; the version keeps a page from reading what an older one wrote. */
const version = 1

/** Keeps the accepted checkout for the pay screen, for this visit and without a trace of a card (D14). */
export const saveCheckout = (visit: Pick<KeyValueStore, 'set'>, checkout: SavedCheckout): void =>
  visit.set(key, JSON.stringify({ version, checkout }))

export const removeCheckout = (visit: KeyValueStore): void => visit.remove(key)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Enough to tell an order from whatever else may stand under the key: the pay screen shows all of these. */
function isCheckout(value: unknown): value is SavedCheckout {
  if (!isRecord(value)) return false
  const { plan, currency, amounts, information } = value
  return (
    isRecord(plan) &&
    isRecord(currency) &&
    typeof currency.code === 'string' &&
    isRecord(amounts) &&
    Object.values(amounts).every(Number.isFinite) &&
    isRecord(information)
  )
}

export function readCheckout(visit: KeyValueStore): SavedCheckout | null {
  try {
    const value: unknown = JSON.parse(visit.get(key) ?? 'null')
    return isRecord(value) && value.version === version && isCheckout(value.checkout) ? value.checkout : null
  } catch {
    return null
  }
}
