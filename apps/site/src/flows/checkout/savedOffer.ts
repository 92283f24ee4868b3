import { parseSavedOffer, type SavedOffer } from '@mintage/machines/checkout'
import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

/** A guest's offer, saved in session storage while they sign in (D61). */
export const offerKey = visitKeys.offer

export function readSavedOffer(visit: KeyValueStore, now: number): SavedOffer | null {
  try {
    return parseSavedOffer(JSON.parse(visit.get(offerKey) ?? 'null'), now)
  } catch {
    return null
  }
}

export const saveOffer = (visit: KeyValueStore, saved: SavedOffer): void => visit.set(offerKey, JSON.stringify(saved))
