/** Money: integer minor units of a currency (cents of EUR, whole yen). */
export type Minor = number

/** Tokens: integer tenths (200.9 tokens are 2009). */
export type Tenths = number

/** The profile as the product reads it (R142). */
export interface Profile {
  /** Opaque. */
  id: string
  name: string
  surname: string
  email: string
  phone: string
  balance: Tenths
  /** Spent tokens of refunded purchases: the next purchase settles them first. */
  debt: Tenths
  avatarUrl: string | null
  /** ISO 8601 time. */
  createdAt: string
  country: { id: number; name: string } | null
  city: string
  address: string
  postCode: string
  /** What the tokens of the last purchase cost, in the currency that was in use when the profile was read. */
  lastPurchase: { amount: Minor; tokens: Tenths; currency: string } | null
}
