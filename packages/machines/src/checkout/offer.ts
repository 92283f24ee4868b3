import { isRecord } from '@mintage/api-client/isRecord'
import type { Minor, Tenths } from '../shared/domain.ts'
import type { OfferRuleKey } from './text-keys.ts'

/**
 * What a person chose to buy (R203, R204): a pack, a number of tokens, or an amount of money (D58).
 * `amount` is that money, or the price shown with the pack or tokens, which is never paid: the price is looked up.
 */
export interface Offer {
  title: string
  packId: number | null
  /** The custom number of tokens; null for a pack. */
  tokens: Tenths | null
  amount: Minor | null
  /** How many tokens they will get, when it is known. */
  credits: Tenths | null
}

/** R260, R261. */
export const checkOffer = (offer: Offer): OfferRuleKey | null => {
  if (offer.amount === null && offer.packId === null && offer.tokens === null) return 'checkout.amountMissing'
  if (offer.amount !== null && !(Number.isFinite(offer.amount) && offer.amount > 0)) return 'checkout.amountInvalid'
  return null
}

/** How long a guest's choice waits for them to sign in (D61), in milliseconds. */
export const OFFER_LIFETIME = 30 * 60 * 1000

/** A guest's choice as it is stored in the browser while they sign in. */
export interface SavedOffer {
  offer: Offer
  /** Epoch milliseconds. */
  expiresAt: number
}

export const savedOfferOf = (offer: Offer, now: number): SavedOffer => ({ offer, expiresAt: now + OFFER_LIFETIME })

const isNumberOrNull = (value: unknown): value is number | null => value === null || typeof value === 'number'

const isOffer = (value: unknown): value is Offer =>
  isRecord(value) &&
  typeof value.title === 'string' &&
  isNumberOrNull(value.packId) &&
  isNumberOrNull(value.tokens) &&
  isNumberOrNull(value.amount) &&
  isNumberOrNull(value.credits)

/** Reads what was stored; null when it is something else, or too old. `now` is epoch milliseconds. */
export const parseSavedOffer = (stored: unknown, now: number): SavedOffer | null => {
  if (!isRecord(stored) || !isOffer(stored.offer) || typeof stored.expiresAt !== 'number') return null
  const { offer, expiresAt } = stored
  const fresh = expiresAt > now && expiresAt <= now + OFFER_LIFETIME
  return fresh && checkOffer(offer) === null ? { offer, expiresAt } : null
}
