import { ValidationError } from '../../errors.ts'
import type { Service, StoredSettings } from '../../platform/db/schema.ts'
import { exactTenths, fromTenths } from '../../platform/support/amounts.ts'
import type { Dependencies } from '../../ports/dependencies.ts'

const settingOf = {
  generate: 'image_generation_price_tenths',
  remove_background: 'background_removal_price_tenths',
  upscale: 'upscale_price_tenths',
} as const satisfies Record<Service, keyof StoredSettings>

/** Price of one image, in tenths of a token. */
export const listPrice = (settings: StoredSettings, service: Service): number => settings[settingOf[service]]

interface Agreement {
  /** The displayed price, in tokens. */
  price: number | undefined
  quote: string | undefined
}

/**
 * The price of one image, in tenths: that of the quote, or of the settings.
 * @throws ValidationError if it differs from the price that the client sent, or the quote is not valid
 */
export async function agreedPrice(
  { catalogue, quotes }: Pick<Dependencies, 'catalogue' | 'quotes'>,
  userId: string,
  service: Service,
  { price, quote }: Agreement,
): Promise<number> {
  const agreed =
    quote === undefined ? listPrice(await catalogue.settings(), service) : quotes.read(userId, service, quote)
  if (agreed === null)
    throw new ValidationError({ quote: ['This quote is not valid any more. Please ask for a new one.'] })
  if (price !== undefined && exactTenths(price) !== agreed) {
    const tokens = fromTenths(agreed)
    const unit = tokens === 1 ? 'token' : 'tokens'
    const text = `The price has changed: an image costs ${tokens} ${unit} now. Nothing was charged.`
    throw new ValidationError({ price: [text] })
  }
  return agreed
}

/** Reads form fields, which are all texts. @throws ValidationError if the price is not a number */
export function readAgreement({ price, quote }: Record<string, string>): Agreement {
  const amount = price === undefined ? undefined : Number(price)
  if (price?.trim() === '' || Number.isNaN(amount)) throw new ValidationError({ price: ['This value is not valid'] })
  return { price: amount, quote }
}
