import { type ApiClient, createClient, type Schemas, unwrap, unwrapPayload } from '@mintage/api-client'
import type { Page } from '@playwright/test'
import { fromNewAddress, newCustomer } from '../../support/fixtures.ts'
import type { MintageServer } from '../../support/server.ts'

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  /** Sixteen digits, which is all that the browser checks (D59); the check digit is wrong. */
  mistyped: '4242 4242 4242 4241',
  otherGood: '5555 5555 5555 4444',
  withoutFunds: '4000 0000 0000 9995',
  otherMistyped: '5555 5555 5555 4441',
} as const

/** The pack of 100 tokens: €9.00 and 20 % VAT. */
export const pocket = { id: 2, title: 'Pocket', tokens: 100 } as const

export const billing = {
  name: 'Ida',
  surname: 'Halvorsen',
  phone: '+4722225555',
  city: 'Oslo',
  address: 'Myntgata 2',
  zip: '0151',
} as const

/** What the server keeps of a person's money. */
export interface Books {
  /** Tokens, as a person counts them. */
  balance: number
  /** Status of every payment, newest first. */
  payments: readonly string[]
}

export class Customer {
  readonly who = newCustomer()
  readonly #server: MintageServer
  readonly #client: ApiClient
  #token = ''

  private constructor(server: MintageServer) {
    this.#server = server
    const from = Object.entries(fromNewAddress())
    this.#client = createClient({
      baseUrl: `${server.url}/api`,
      getToken: () => this.#token,
      getCurrency: () => 'EUR',
      getLanguageId: () => null,
      fetch: (request, init) => {
        for (const [name, value] of from) request.headers.set(name, value)
        return fetch(request, init)
      },
    })
  }

  static async register(server: MintageServer): Promise<Customer> {
    const customer = new Customer(server)
    const { password, ...who } = customer.who
    const body = { ...who, phoneE164: null, password, password_confirmation: password }
    const answer = await unwrap(customer.#client.POST('/register', { body }))
    customer.#token = answer.access_token ?? answer.token ?? ''
    return customer
  }

  /** The page's browser has this person's session, as if they had signed in before. */
  async signInAt(page: Page): Promise<void> {
    const cookie = { name: 'mintage_session', value: this.#token, url: this.#server.url, httpOnly: true }
    await page.context().addCookies([cookie])
  }

  /** Reading the ledger needs a session, and the path may have ended it. */
  async #signInAgain(): Promise<void> {
    const { authenticated } = await unwrap(this.#client.GET('/is-auth'))
    if (authenticated) return
    const { email, password } = this.who
    const answer = await unwrap(this.#client.POST('/login', { body: { username: email, password } }))
    this.#token = answer.access_token ?? answer.token ?? ''
  }

  async books(): Promise<Books> {
    await this.#signInAgain()
    const { balance } = await unwrap(this.#client.GET('/user/profile'))
    const payments = await unwrapPayload(this.#client.GET('/payment-history'))
    return { balance: Number(balance), payments: payments.map(({ status }) => status) }
  }

  async endSession(): Promise<void> {
    await unwrap(this.#client.POST('/logout'))
  }

  async #country(): Promise<number | null> {
    const countries = await unwrapPayload(this.#client.GET('/countries'))
    return countries.find(({ iso }) => iso === 'NO')?.id ?? null
  }

  /** Fills in the profile, so that the billing form has nothing left to ask. */
  async tellAddress(): Promise<void> {
    const { zip, ...known } = billing
    const body = { ...known, country: await this.#country(), post_code: zip }
    await unwrap(this.#client.PUT('/user/profile', { body }))
  }

  /** An accepted checkout for the pack, as another tab would have made it. */
  async order(promocode?: string): Promise<Schemas['Quote']> {
    const body = {
      ...billing,
      country: await this.#country(),
      payment_method_id: 1,
      pack_id: pocket.id,
      currency: 'EUR',
      ...(promocode === undefined ? {} : { promocode_code: promocode }),
    }
    return (await unwrap(this.#client.POST('/deposit/checkout', { body }))).payload
  }

  /** @returns where the gateway's answer leads, null for nowhere */
  async pay({ id, total }: Schemas['Quote'], card: string): Promise<string | null> {
    const body = {
      card_number: card.replaceAll(' ', ''),
      expiry_month: '12',
      expiry_year: '30',
      cardholder_name: 'IDA HALVORSEN',
      cvv: '123',
      amount: total,
      payment_method_id: 1,
      currency: 'EUR',
      deposit_id: id,
    }
    return (await unwrap(this.#client.POST('/deposit/checkout/execute', { body }))).redirect_url ?? null
  }
}
