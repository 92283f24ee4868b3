import type { SavedCheckout } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

const key = visitKeys.checkout

/** Written only by `keepCheckout` below; the version keeps a page from reading what an older one wrote. */
const version = 1

/** Keeps the accepted checkout for the pay screen, for this visit and without a trace of a card (D14). */
export const keepCheckout = (visit: KeyValueStore, checkout: SavedCheckout): void =>
  visit.set(key, JSON.stringify({ version, checkout }))

export const forgetCheckout = (visit: KeyValueStore): void => visit.remove(key)

const isKept = (value: unknown): value is { version: typeof version; checkout: SavedCheckout } =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === version && 'checkout' in value

export function keptCheckout(visit: KeyValueStore): SavedCheckout | null {
  try {
    const value: unknown = JSON.parse(visit.get(key) ?? 'null')
    return isKept(value) ? value.checkout : null
  } catch {
    return null
  }
}
