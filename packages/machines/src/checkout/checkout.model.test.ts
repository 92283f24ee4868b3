import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { checkoutDriver } from './checkout.driver.ts'
import { information, pack, promo, type set } from './checkout.support.ts'
import { checkoutAmounts, minimumWarning } from './index.ts'

type Offers = ReturnType<typeof set>

interface Dialog {
  terms?: 'accepted' | 'notAccepted'
  promo?: 'none' | 'applying' | 'applied' | 'refused'
  price?: 'calculating' | 'known' | 'unavailable'
}

/** The first dialog: terms empty, no code and a known price, unless said otherwise. */
const isBuying = ({ at }: Offers, { terms = 'notAccepted', promo: code = 'none', price = 'known' }: Dialog = {}) => {
  expect(at().value).toEqual({ buyingTokens: { terms, promo: code, price } })
  expect(at().context.promo !== null).toBe(code === 'applied')
  expect(at().context.signedIn).toBe(true)
}

const isConfirming = ({ at }: Offers) => expect(at().value).toBe('confirmingInformation')

const isSending = ({ at, submitCheckout }: Offers) => {
  expect(at().value).toBe('submittingCheckout')
  expect(submitCheckout.calls.filter(({ open }) => open)).toHaveLength(1)
}

describeModel({
  ...checkoutDriver,
  places: {
    'before the offers': () => {},
    'the offers, as a guest': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.at().context).toMatchObject({ signedIn: false, plan: null, information: null, promo: null })
    },
    'the offers': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.at().context).toMatchObject({ signedIn: true, plan: null })
    },
    'asked to sign in': ({ now }) => {
      expect(now.at().value).toBe('needsSignIn')
      expect(now.at().context).toMatchObject({
        signedIn: false,
        plan: pack,
        price: 900,
        promo: null,
        information: null,
      })
    },
    'Buy Tokens, the price on its way': ({ now }) => isBuying(now, { price: 'calculating' }),
    'Buy Tokens': ({ now }) => isBuying(now),
    'Buy Tokens, no price': ({ now }) => {
      isBuying(now, { price: 'unavailable' })
      expect(now.at().context.price).toBe(0)
      expect(minimumWarning(now.at())).toBeNull()
    },
    'Buy Tokens, no price, terms ticked': ({ now }) => isBuying(now, { price: 'unavailable', terms: 'accepted' }),
    'Buy Tokens, below the minimum': ({ now }) => {
      isBuying(now)
      expect(minimumWarning(now.at())).toEqual({ key: 'checkout.minimum', values: { value: 550 } })
    },
    'Buy Tokens, below the minimum, terms ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, at the minimum': ({ now }) => {
      isBuying(now)
      expect(minimumWarning(now.at())).toBeNull()
    },
    'Buy Tokens, at the minimum, terms ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, terms ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, the code being checked': ({ now }) => isBuying(now, { promo: 'applying' }),
    'Buy Tokens, terms ticked, the code being checked': ({ now }) =>
      isBuying(now, { terms: 'accepted', promo: 'applying' }),
    'Buy Tokens, with the code': ({ now }) => isBuying(now, { promo: 'applied' }),
    'Buy Tokens, with the code, terms ticked': ({ now }) => isBuying(now, { promo: 'applied', terms: 'accepted' }),
    'Buy Tokens, the code refused': ({ now }) => isBuying(now, { promo: 'refused' }),
    'Buy Tokens, the code refused at checkout': ({ now }) => isBuying(now, { promo: 'refused', terms: 'accepted' }),
    'billing details on their way': ({ now }) => expect(now.at().value).toBe('preparingInformation'),
    'billing details on their way, with the code': ({ now }) => expect(now.at().value).toBe('preparingInformation'),
    'billing details on their way, without the code': ({ now }) => {
      expect(now.at().value).toBe('preparingInformation')
      expect(now.at().context.promo).toBeNull()
    },
    'Confirm Information': ({ now }) => {
      isConfirming(now)
      expect(now.at().context).toMatchObject({ information, fieldErrors: {}, problem: null, promo: null })
    },
    'Confirm Information, with the code': ({ now }) => {
      isConfirming(now)
      expect(now.at().context.promo).toEqual(promo)
    },
    'Confirm Information, without the code': ({ now }) => {
      isConfirming(now)
      expect(checkoutAmounts(now.at())).toMatchObject({ discount: 0, total: 1080 })
    },
    'Confirm Information, told what is missing': ({ now }) => {
      isConfirming(now)
      expect(now.at().context.fieldErrors).toEqual({ city: 'checkout.cityRequired' })
    },
    'Confirm Information, told why': ({ now }) => {
      isConfirming(now)
      expect(now.at().context.problem).not.toBeNull()
    },
    'Confirm Information, left without an answer': ({ now }) => {
      isConfirming(now)
      expect(now.at().context.problem).not.toBeNull()
    },
    'being sent': ({ now }) => isSending(now),
    'being sent, in the currency of before': ({ now }) => {
      isSending(now)
      expect(now.at().context.order?.currency.code).not.toBe(now.at().context.market.currency.code)
    },
    'being sent, with the code': ({ now }) => {
      isSending(now)
      expect(now.at().context.order?.promo).toEqual(promo)
    },
    accepted: ({ now }) => {
      expect(now.at().value).toBe('accepted')
      expect(now.types().filter((type) => type === 'checkoutAccepted').length).toBeGreaterThan(0)
      expect(now.at().context).toMatchObject({ plan: null, information: null, promo: null })
    },
  },
  always: ({ now }) => {
    const { signedIn, information: given } = now.at().context
    if (!signedIn) expect(given).toBeNull()
  },
})
