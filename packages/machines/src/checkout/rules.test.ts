import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  checkInformation,
  type Information,
  informationServerErrors,
  promoServerError,
  somethingMissing,
  withAccountEmail,
} from './information.ts'
import { checkOffer, OFFER_LIFETIME, type Offer, parseSavedOffer, savedOfferOf } from './offer.ts'

const good: Information = {
  name: 'Vera',
  surname: 'Penny',
  phone: '+4930123456',
  country: 1,
  city: 'Berlin',
  address: 'Mint Street 1',
  postCode: '10115',
  email: 'vera@mintage.example',
  company: '',
  vatNumber: '',
}

const pack: Offer = { title: 'Hundred', packId: 3, tokens: null, amount: 900, credits: 1000 }

describe('the billing form (R246-R257)', () => {
  test.each([
    [{ name: ' ' }, { name: 'checkout.firstNameRequired' }],
    [{ surname: '' }, { surname: 'checkout.lastNameRequired' }],
    [{ phone: '' }, { phone: 'checkout.phoneRequired' }],
    [{ phone: '1234567' }, { phone: 'checkout.phoneInvalid' }],
    [{ phone: '+1234567890123456' }, { phone: 'checkout.phoneInvalid' }],
    [{ phone: '++12345678' }, { phone: 'checkout.phoneInvalid' }],
    [{ phone: '12-345-678' }, { phone: 'checkout.phoneInvalid' }],
    [{ email: '' }, { email: 'checkout.emailRequired' }],
    [{ email: 'vera' }, { email: 'checkout.emailInvalid' }],
    [{ country: null }, { country: 'checkout.countryRequired' }],
    [{ city: '' }, { city: 'checkout.cityRequired' }],
    [{ address: '' }, { address: 'checkout.addressRequired' }],
    [{ postCode: '' }, { postCode: 'checkout.postCodeRequired' }],
    [{}, {}],
    [{ phone: '+        1' }, {}],
    [{ phone: '12345678' }, {}],
    [{ phone: '+123456789 12345' }, {}],
  ])(
    '%j gives %j',
    { tags: ['R249', 'R250', 'R251', 'R252', 'R253', 'R254', 'R255', 'R256', 'R257'] },
    (change, errors) => {
      expect(checkInformation({ ...good, ...change })).toEqual(errors)
    },
  )

  test.each([
    [{ company: 'Vera Prints' }, {}],
    [{ company: 'x'.repeat(200), vatNumber: 'ie 3668997.oh' }, {}],
    [{ company: 'x'.repeat(300) }, { company: 'checkout.companyTooLong' }],
    [{ vatNumber: 'IE3668997OH' }, { company: 'checkout.companyRequired' }],
    [{ company: 'V', vatNumber: 'DE123456789' }, { vatNumber: 'checkout.vatNumberElsewhere' }],
    [{ company: 'V', vatNumber: 'IE12' }, { vatNumber: 'checkout.vatNumberInvalid' }],
  ])('a company in Ireland: %j gives %j', (change, errors) => {
    expect(checkInformation({ ...good, ...change }, 'IE')).toEqual(errors)
  })

  test('errors come in the order of the form', { tags: ['R246'] }, () => {
    const texts = { name: '', surname: '', phone: '', city: '', address: '', postCode: '', email: '' }
    const empty = { ...texts, country: null, company: '', vatNumber: 'x' }
    expect(Object.keys(checkInformation(empty, 'IE'))).toEqual([
      'name',
      'surname',
      'email',
      'phone',
      'country',
      'city',
      'address',
      'postCode',
      'company',
      'vatNumber',
    ])
  })

  test('the general text is for what is missing, not for what is malformed (D32)', () => {
    expect(somethingMissing({ phone: 'checkout.phoneInvalid', email: 'checkout.emailInvalid' })).toBe(false)
    expect(somethingMissing({ phone: 'checkout.phoneInvalid', city: 'checkout.cityRequired' })).toBe(true)
    expect(somethingMissing({})).toBe(false)
  })

  test('the account’s e-mail cannot be edited (R258)', { tags: ['R253', 'R258'] }, () => {
    expect(withAccountEmail({ ...good, email: 'other@x.example' }, 'vera@mintage.example').email).toBe(good.email)
    expect(withAccountEmail({ ...good, email: 'other@x.example' }, null).email).toBe('other@x.example')
    expect(withAccountEmail({ ...good, email: 'other@x.example' }, ' ').email).toBe('other@x.example')
  })

  test('server errors go under their fields (D31)', () => {
    const errors = { zip: ['Z'], post_code: ['P'], name: ['N'], country: ['C'], toString: ['X'], odd: ['O'] }
    expect(informationServerErrors({ kind: 'validation', errors })).toEqual({ postCode: 'Z', name: 'N', country: 'C' })
    expect(informationServerErrors({ kind: 'network' })).toEqual({})
    const others = { surname: ['S'], phone: ['P'], city: ['T'], address: ['A'], post_code: ['O'], email: ['E'] }
    expect(informationServerErrors({ kind: 'validation', errors: others })).toEqual({
      surname: 'S',
      phone: 'P',
      city: 'T',
      address: 'A',
      postCode: 'O',
      email: 'E',
    })
  })

  test('a promo code refused at checkout is recognised', () => {
    expect(promoServerError({ kind: 'validation', errors: { promocode_code: ['Used up'] } })).toBe('Used up')
    expect(promoServerError({ kind: 'validation', errors: { promocode_id: ['Gone'] } })).toBe('Gone')
    expect(promoServerError({ kind: 'validation', errors: { promocode: ['No'] } })).toBe('No')
    expect(promoServerError({ kind: 'validation', errors: { name: ['N'] } })).toBeUndefined()
  })
})

describe('the offer (R260, R261)', () => {
  test.each([
    [{ packId: null, tokens: null, amount: null }, 'checkout.amountMissing'],
    [{ amount: 0 }, 'checkout.amountInvalid'],
    [{ amount: -1 }, 'checkout.amountInvalid'],
    [{ amount: Number.NaN }, 'checkout.amountInvalid'],
    [{ amount: Number.POSITIVE_INFINITY }, 'checkout.amountInvalid'],
    [{ amount: null }, null],
    [{ packId: null, tokens: 2009, amount: null }, null],
    [{ packId: null, amount: 1 }, null],
    [{}, null],
  ])('%j gives %j', { tags: ['R260', 'R261'] }, (change, key) => {
    expect(checkOffer({ ...pack, ...change })).toBe(key)
  })
})

describe('a guest’s saved offer (D61)', () => {
  const now = 1_795_000_000_000

  test('lives half an hour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * OFFER_LIFETIME }), (later) => {
        const stored: unknown = JSON.parse(JSON.stringify(savedOfferOf(pack, now)))
        expect(parseSavedOffer(stored, now + later)?.offer).toEqual(later < OFFER_LIFETIME ? pack : undefined)
      }),
    )
    expect(parseSavedOffer(savedOfferOf(pack, now), now + OFFER_LIFETIME - 1)).not.toBeNull()
    expect(parseSavedOffer(savedOfferOf(pack, now), now + OFFER_LIFETIME)).toBeNull()
    expect(OFFER_LIFETIME).toBe(1_800_000)
  })

  test('ignores any other stored value', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(parseSavedOffer(stored, now)).toBeNull()
      }),
    )
    const real = savedOfferOf(pack, now)
    expect(parseSavedOffer({ ...real, expiresAt: String(now + 1) }, now)).toBeNull()
    expect(parseSavedOffer(real, now)).toEqual(real)
    expect(parseSavedOffer({ ...real, expiresAt: now + 2 * OFFER_LIFETIME }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, title: 7 } }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, packId: '3' } }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, tokens: '3' } }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, amount: '3' } }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, credits: '3' } }, now)).toBeNull()
    expect(parseSavedOffer({ ...real, offer: { ...pack, amount: 0 } }, now)).toBeNull()
  })
})
