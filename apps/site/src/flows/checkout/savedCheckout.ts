import type { SavedCheckout } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

const key = visitKeys.checkout

/** Only `saveCheckout` writes it; the version rejects values of an older page. */
const version = 1

/** Saves the accepted checkout for the pay screen, for this visit and without card data (D14). */
export const saveCheckout = (visit: Pick<KeyValueStore, 'set'>, checkout: SavedCheckout): void =>
  visit.set(key, JSON.stringify({ version, checkout }))

export const removeCheckout = (visit: KeyValueStore): void => visit.remove(key)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Checks every field that the pay screen shows. */
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
