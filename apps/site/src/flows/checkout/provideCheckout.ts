import { type ApiClient, optOut, unwrap, unwrapPayload } from '@mintage/api-client'
import { fromTenths } from '@mintage/api-client/amounts'
import {
  type CheckoutRequest,
  checkoutMachine,
  type Information,
  type InformationSetUp,
  type Offer,
} from '@mintage/machines/checkout'
import type { Minor, Profile, Tenths } from '@mintage/machines/shared'
import { type Country, paymentMethodOf, paysOnPage, type Settings } from '@mintage/machines/start-up'
import { fromPromise } from 'xstate'
import { type Pack, toProfile } from '../../app/mappers.ts'
import { majorOf, minorOf } from '../../app/money.ts'
import { orFailure } from '../../app/toFailure.ts'

/** Read by the actors when they run. */
export interface CheckoutDependencies {
  client: ApiClient
  packsIn: (currency: string) => Promise<readonly Pack[]>
  settings: () => Settings
  countries: () => readonly Country[]
}

async function packPrice({ packsIn }: CheckoutDependencies, packId: number, currency: string): Promise<Minor> {
  const pack = (await packsIn(currency)).find(({ id }) => id === packId)
  if (pack === undefined) throw new Error('the pack is no longer sold')
  return pack.price
}

async function calculatedPrice({ client }: CheckoutDependencies, tokens: Tenths, currency: string): Promise<Minor> {
  const query = { tokens: fromTenths(tokens), currency }
  return minorOf(await unwrap(client.GET('/token-pricing/calculate', { params: { query } })), currency)
}

/** R212-R214: the server's price of a pack or of tokens; an amount of money is its own price. */
async function priceOf(dependencies: CheckoutDependencies, offer: Offer, currency: string): Promise<Minor> {
  const { packId, tokens, amount } = offer
  if (packId !== null) return packPrice(dependencies, packId, currency)
  if (tokens !== null) return calculatedPrice(dependencies, tokens, currency)
  return amount ?? 0
}

/** R259: fills the billing form from the profile. */
const prefillOf = (profile: Profile): Information => ({
  name: profile.name,
  surname: profile.surname,
  phone: profile.phone,
  country: profile.country?.id ?? null,
  city: profile.city,
  address: profile.address,
  postCode: profile.postCode,
  email: profile.email,
  company: '',
  vatNumber: '',
})

/** Reloads the profile; the checkout shows its own error when that fails (D37). */
async function setUpInformation(
  { client, settings, countries }: CheckoutDependencies,
  signal: AbortSignal,
): Promise<InformationSetUp> {
  const person = toProfile(await orFailure(unwrap(client.GET('/user/profile', { signal, ...optOut('toasts') }))))
  if (countries().length === 0) throw new Error('there is no country to choose')
  const method = paymentMethodOf(settings())
  return {
    prefill: prefillOf(person),
    accountEmail: person.email || null,
    paymentMethodId: method.id,
    payOnPage: paysOnPage(method),
  }
}

/** R315: the billing form under the names of the API, with exactly one of pack, tokens and amount. */
const checkoutBody = ({
  information,
  offer,
  promo,
  currency,
  paymentMethodId,
  orderId,
  beginAtOnce,
}: CheckoutRequest) => ({
  name: information.name,
  surname: information.surname,
  phone: information.phone,
  ...(information.country === null ? {} : { country: information.country }),
  city: information.city,
  address: information.address,
  zip: information.postCode,
  email: information.email,
  ...(information.company === '' ? {} : { company: information.company }),
  ...(information.vatNumber === '' ? {} : { vat_number: information.vatNumber }),
  payment_method_id: paymentMethodId,
  currency: currency.code,
  ...(offer.packId !== null
    ? { pack_id: offer.packId }
    : offer.tokens !== null
      ? { tokens: fromTenths(offer.tokens) }
      : { amount: majorOf(offer.amount ?? 0, currency.code) }),
  ...(promo === null ? {} : { promocode_id: promo.promocodeId, promocode_code: promo.code }),
  // A change of the billing details keeps the consent that the order was made with.
  ...(orderId === null ? { begin_at_once: beginAtOnce } : { deposit_id: orderId }),
})

/** The checkout machine with its side effects. */
export const provideCheckout = (dependencies: CheckoutDependencies) => {
  const { client } = dependencies
  return checkoutMachine.provide({
    actors: {
      calculatePrice: fromPromise(({ input }) => orFailure(priceOf(dependencies, input.offer, input.currency))),
      validatePromo: fromPromise(async ({ input: { code, amount, currency } }) => {
        const body = { code, amount: majorOf(amount, currency), currency }
        const found = await orFailure(unwrapPayload(client.POST('/promocode/validate', { body, ...optOut('toasts') })))
        return {
          promocodeId: found.promocode_id,
          code: found.code,
          discountAmount: minorOf(found.discount_amount, currency),
          finalAmount: minorOf(found.final_amount, currency),
        }
      }),
      setUpInformation: fromPromise(({ signal }) => setUpInformation(dependencies, signal)),
      submitCheckout: fromPromise(async ({ input }) => {
        const params = { header: { 'Idempotency-Key': input.idempotencyKey } }
        const answer = await orFailure(
          unwrap(client.POST('/deposit/checkout', { body: checkoutBody(input), params, ...optOut('toasts') })),
        )
        return {
          orderId: answer.payload?.id ?? null,
          total: answer.payload ? minorOf(answer.payload.total, input.currency.code) : null,
        }
      }),
    },
  })
}
