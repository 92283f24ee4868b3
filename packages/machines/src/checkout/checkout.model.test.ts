import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { checkoutDriver } from './checkout.driver.ts'
import { type createTestCheckout, information, pack, promo } from './checkout.support.ts'
import { checkoutAmounts, checkoutOffer, minimumWarning } from './index.ts'

type Fixture = ReturnType<typeof createTestCheckout>

interface Dialog {
  terms?: 'accepted' | 'notAccepted'
  /** As the terms, unless said otherwise. */
  consent?: 'given' | 'notGiven'
  promo?: 'none' | 'applying' | 'applied' | 'refused'
  price?: 'calculating' | 'known' | 'unavailable'
}

/** The first dialog: terms empty, no code and a known price, unless said otherwise. */
const isBuying = ({ at }: Fixture, dialog: Dialog = {}) => {
  const { terms = 'notAccepted', promo: code = 'none', price = 'known' } = dialog
  const { consent = terms === 'accepted' ? 'given' : 'notGiven' } = dialog
  expect(at().value).toEqual({ buyingTokens: { terms, consent, promo: code, price } })
  expect(at().context.promo !== null).toBe(code === 'applied')
  expect(at().context.signedIn).toBe(true)
}

const isConfirming = ({ at }: Fixture) => expect(at().value).toBe('confirmingInformation')

const isSending = ({ at, submitCheckout }: Fixture) => {
  expect(at().value).toBe('submittingCheckout')
  expect(submitCheckout.calls.filter(({ open }) => open)).toHaveLength(1)
}

const isChanging = ({ at }: Fixture, server: 'asPlaced' | 'perhapsChanged') => {
  expect(at().value).toEqual({ changingInformation: server })
  expect(at().context.order).toMatchObject({ orderId: 'd-1', offer: pack })
  expect(checkoutOffer(at()).offer).toEqual(pack)
  expect(checkoutAmounts(at()).total).toBeGreaterThan(0)
}

const isSendingChange = ({ at, submitCheckout }: Fixture, city: string) => {
  expect(at().value).toBe('submittingChange')
  const sent = submitCheckout.last()
  expect(sent.open).toBe(true)
  expect(sent.input).toMatchObject({ orderId: 'd-1', offer: pack, information: { city } })
}

const isChanged = (now: Fixture, city: string) => {
  expect(now.at().value).toBe('accepted')
  expect(now.types()).toContain('orderChanged')
  expect(now.saved()).toMatchObject({ orderId: 'd-1', offer: pack, information: { city } })
  expect(now.types().filter((type) => type === 'orderAccepted')).toHaveLength(1)
  expect(now.at().context).toMatchObject({ sending: null, information: null, order: now.saved() })
}

describeModel({
  ...checkoutDriver,
  states: {
    'before the offers': () => {},
    'the offers, as a guest': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.at().context).toMatchObject({ signedIn: false, offer: null, information: null, promo: null })
    },
    'the offers': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.at().context).toMatchObject({ signedIn: true, offer: null })
    },
    'asked to sign in': ({ now }) => {
      expect(now.at().value).toBe('needsSignIn')
      expect(now.at().context).toMatchObject({
        signedIn: false,
        offer: pack,
        price: 0,
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
    'Buy Tokens, no price, both ticked': ({ now }) => isBuying(now, { price: 'unavailable', terms: 'accepted' }),
    'Buy Tokens, below the minimum': ({ now }) => {
      isBuying(now)
      expect(minimumWarning(now.at())).toEqual({ key: 'checkout.minimum', values: { value: 550 } })
    },
    'Buy Tokens, below the minimum, both ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, at the minimum': ({ now }) => {
      isBuying(now)
      expect(minimumWarning(now.at())).toBeNull()
    },
    'Buy Tokens, at the minimum, both ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, both ticked': ({ now }) => isBuying(now, { terms: 'accepted' }),
    'Buy Tokens, terms unticked': ({ now }) => isBuying(now, { consent: 'given' }),
    'Buy Tokens, consent unticked': ({ now }) => isBuying(now, { terms: 'accepted', consent: 'notGiven' }),
    'Buy Tokens, the code being checked': ({ now }) => isBuying(now, { promo: 'applying' }),
    'Buy Tokens, both ticked, the code being checked': ({ now }) =>
      isBuying(now, { terms: 'accepted', promo: 'applying' }),
    'Buy Tokens, with the code': ({ now }) => isBuying(now, { promo: 'applied' }),
    'Buy Tokens, with the code, both ticked': ({ now }) => isBuying(now, { promo: 'applied', terms: 'accepted' }),
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
    'other details being sent': ({ now }) => {
      isSending(now)
      const [lost, other] = now.submitCheckout.calls.slice(-2).map(({ input }) => input)
      expect(other).toMatchObject({ orderId: null, information: { city: 'Potsdam' } })
      expect(other?.idempotencyKey).not.toBe(lost?.idempotencyKey)
    },
    'accepted, with those details': ({ now }) => {
      expect(now.at().value).toBe('accepted')
      expect(now.saved()).toMatchObject({ orderId: 'd-1', information: { city: 'Potsdam' } })
      expect(now.types().filter((type) => type === 'orderAccepted')).toHaveLength(1)
    },
    'being sent': ({ now }) => isSending(now),
    'being sent, in the currency of before': ({ now }) => {
      isSending(now)
      expect(now.at().context.sending?.currency.code).not.toBe(now.at().context.market.currency.code)
    },
    'being sent, with the code': ({ now }) => {
      isSending(now)
      expect(now.at().context.sending?.promo).toEqual(promo)
    },
    'the billing details of the order': ({ now }) => isChanging(now, 'asPlaced'),
    'the pay screen, nothing changed': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.types()).not.toContain('orderChanged')
      expect(now.at().context).toMatchObject({ sending: null, information: null, order: now.saved() })
    },
    'the other billing details of the order': ({ now }) => {
      isChanging(now, 'asPlaced')
      expect(now.at().context.information).toMatchObject({ city: 'Potsdam' })
    },
    'the billing details of the order, told what is missing': ({ now }) => {
      isChanging(now, 'asPlaced')
      expect(now.at().context.fieldErrors).toEqual({ city: 'checkout.cityRequired' })
    },
    'the billing details of the order, told why': ({ now }) => {
      isChanging(now, 'asPlaced')
      expect(now.at().context.problem).not.toBeNull()
    },
    'the billing details of the order, left without an answer': ({ now }) => {
      isChanging(now, 'perhapsChanged')
      expect(now.at().context.problem).not.toBeNull()
    },
    'the pay screen, a change left without an answer': ({ now }) => {
      expect(now.at().value).toBe('idle')
      expect(now.types()).not.toContain('orderChanged')
      expect(now.at().context).toMatchObject({ sending: null, information: null, order: now.saved() })
    },
    'the billing details of the order, perhaps changed': ({ now }) => {
      isChanging(now, 'perhapsChanged')
      expect(now.at().context.information).toMatchObject({ city: 'Berlin' })
    },
    'the billing details of the order, told why but perhaps changed': ({ now }) => {
      isChanging(now, 'perhapsChanged')
      expect(now.at().context.problem).not.toBeNull()
    },
    'the change being sent': ({ now }) => isSendingChange(now, 'Potsdam'),
    'the change being sent again': ({ now }) => isSendingChange(now, 'Potsdam'),
    'the details of before being sent': ({ now }) => isSendingChange(now, 'Berlin'),
    'accepted, with other billing details': ({ now }) => isChanged(now, 'Potsdam'),
    'accepted, with the billing details of before': ({ now }) => isChanged(now, 'Berlin'),
    accepted: ({ now }) => {
      expect(now.at().value).toBe('accepted')
      expect(now.types().filter((type) => type === 'orderAccepted').length).toBeGreaterThan(0)
      expect(now.at().context).toMatchObject({ offer: null, information: null, promo: null, order: now.saved() })
    },
    paid: ({ now }) => {
      expect(now.at().value).toBe('accepted')
      expect(now.at().context.order).toBeNull()
    },
  },
  invariant: ({ now }) => {
    const { signedIn, information: given } = now.at().context
    if (!signedIn) expect(given).toBeNull()
  },
})
