/** Price before the promo code, and what the code takes off, both with VAT and in minor units. */
export interface VatIncluded {
  price: number
  discount: number
}
