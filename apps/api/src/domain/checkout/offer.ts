import { shownPrice } from '@mintage/api-client/vat'
import { NotFoundError, ValidationError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import { exactTenths, fromTenths, toMinor } from '../../platform/support/amounts.ts'
import type { Catalogue, Currency } from '../catalogue/catalogue.ts'
import {
  convertMinor,
  formatMoney,
  MAX_CUSTOM_TENTHS,
  MIN_CUSTOM_TENTHS,
  minimumPrice,
  priceOfTokens,
  tokensForAmount,
} from '../catalogue/pricing.ts'

type Form = Pick<Schemas['CheckoutRequest'], 'pack_id' | 'tokens' | 'amount'>

/** The purchase before promo code and VAT. */
export interface Offer {
  title: string
  packId: number | null
  tenths: number
  baseMinor: number
}

const tokensTitle = (tenths: number) => `${fromTenths(tenths).toLocaleString('en-US')} tokens`

async function packOffer(catalogue: Catalogue, currency: Currency, id: number): Promise<Offer> {
  const pack = (await catalogue.packs()).find((candidate) => candidate.id === id)
  if (!pack) throw new NotFoundError('This pack is not offered any more.')
  if (pack.price_minor === 0)
    throw new ValidationError({ pack_id: ['The free pack is added when you sign up and cannot be bought'] })
  return {
    title: `${pack.title}, ${tokensTitle(pack.credits_tenths)}`,
    packId: pack.id,
    tenths: pack.credits_tenths,
    baseMinor: convertMinor(pack.price_minor, currency),
  }
}

/** @throws ValidationError if the amount is out of range or finer than a tenth */
export async function priceCustomTokens(catalogue: Catalogue, currency: Currency, tokens: number): Promise<Offer> {
  const tenths = exactTenths(tokens)
  if (tenths === null || tenths < MIN_CUSTOM_TENTHS || tenths > MAX_CUSTOM_TENTHS) {
    throw new ValidationError({ tokens: ['Choose from 1 to 2,000 tokens, in steps of 0.1'] })
  }
  const baseMinor = priceOfTokens(await catalogue.tiers(), tenths, currency)
  if (baseMinor === null) throw new ValidationError({ tokens: ['Please enter a valid amount'] })
  return { title: tokensTitle(tenths), packId: null, tenths, baseMinor }
}

async function amountOffer(catalogue: Catalogue, currency: Currency, given: number | string): Promise<Offer> {
  const amount = Number(given)
  const { points_conversion_rate: rate } = await catalogue.settings()
  const limit = tokensForAmount(toMinor(100_000, currency.digits), currency, rate)
  const baseMinor = amount > 0 ? toMinor(amount, currency.digits) : 0
  const tenths = tokensForAmount(baseMinor, currency, rate)
  if (tenths <= 0 || tenths > limit) throw new ValidationError({ amount: ['Please enter a valid amount'] })
  return { title: tokensTitle(tenths), packId: null, tenths, baseMinor }
}

const present = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined

/** Reads the chosen pack or amount and its price. @throws ValidationError with the texts of R260, R261 and R263 */
export async function readOffer(catalogue: Catalogue, currency: Currency, form: Form): Promise<Offer> {
  const { pack_id: packId, tokens, amount } = form
  const chosen = [packId, tokens, amount].filter(present).length
  if (chosen !== 1)
    throw new ValidationError({ amount: ['Please enter a valid amount, select a pack, or specify tokens'] })
  const offer = present(packId)
    ? await packOffer(catalogue, currency, packId)
    : present(tokens)
      ? await priceCustomTokens(catalogue, currency, tokens)
      : await amountOffer(catalogue, currency, amount ?? '')
  const settings = await catalogue.settings()
  const minimum = minimumPrice(settings.min_top_up_minor, currency)
  if (offer.baseMinor < minimum) {
    const shown = shownPrice(minimum, {
      vatPercent: settings.vat_percent,
      pricesIncludeVat: settings.prices_include_vat ?? false,
    })
    throw new ValidationError({ amount: [`Minimum top-up amount: ${formatMoney(shown, currency)}`] })
  }
  return offer
}
