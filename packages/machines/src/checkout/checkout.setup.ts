import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import type { Minor } from '../shared/domain.ts'
import type { CallFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import { type Buyer, isoOf, type Market, type Promo } from './amounts.ts'
import type {
  CheckoutAnswer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutRequest,
  CheckoutTag,
  InformationSetUp,
  Order,
} from './checkout.types.ts'
import {
  acceptedOrder,
  attemptIsOver,
  attemptOf,
  checkoutFailure,
  nextAttempt,
  noCheckout,
  orderFor,
  orderOf,
  reachesMinimum,
} from './context.ts'
import {
  checkInformation,
  type Information,
  informationServerErrors,
  promoServerError,
  sameInformation,
  somethingMissing,
  withAccountEmail,
} from './information.ts'
import { checkOffer, OFFER_LIFETIME, type Offer } from './offer.ts'
import type { CheckoutNoticeKey, CheckoutTextKey } from './text-keys.ts'

const types: MachineTypes<CheckoutContext, CheckoutEvent, CheckoutEmitted, CheckoutTag, CheckoutInput> = {}

interface Submission {
  information: Information
  paymentMethodId: number | null
}

const errorsIn = ({ accountEmail, market }: CheckoutContext, information: Information) =>
  checkInformation(withAccountEmail(information, accountEmail), isoOf(market, information.country))

const complete = (context: CheckoutContext, { information, paymentMethodId }: Submission): boolean =>
  paymentMethodId !== null && Object.keys(errorsIn(context, information)).length === 0

/** Guards, actions and delays of the checkout machine. */
export const checkoutSetup = setup({
  types,
  actors: {
    calculatePrice: notProvided<Minor, { offer: Offer; currency: string }>('calculatePrice'),
    validatePromo: notProvided<Promo, { code: string; amount: Minor; currency: string }>('validatePromo'),
    setUpInformation: notProvided<InformationSetUp>('setUpInformation'),
    submitCheckout: notProvided<CheckoutAnswer, CheckoutRequest>('submitCheckout'),
  },
  delays: {
    /** D61. */
    offerLifetime: OFFER_LIFETIME,
  },
  guards: {
    offerImpossible: (_, offer: Offer) => checkOffer(offer) !== null,
    isSignedIn: ({ context }) => context.signedIn,
    isOfferChosen: ({ context }) => context.offer !== null,
    sessionExpired: ({ event }) => {
      assertEvent(event, 'person.signedOut')
      return event.expired
    },
    currencyMoved: ({ context }, market: Market) =>
      market.currency.code !== context.market.currency.code || market.currency.rate !== context.market.currency.rate,
    currencyMovedSinceOrder: ({ context }) =>
      assertDefined(context.sending).currency.code !== context.market.currency.code,
    termsAccepted: stateIn({ buyingTokens: { terms: 'accepted' } }),
    consentGiven: stateIn({ buyingTokens: { consent: 'given' } }),
    priceKnown: stateIn({ buyingTokens: { price: 'known' } }),
    promoBusy: stateIn({ buyingTokens: { promo: 'applying' } }),
    minimumReached: ({ context }) => reachesMinimum(context),
    codeGiven: ({ event }) => {
      assertEvent(event, 'promo.submitted')
      return event.code.trim() !== ''
    },
    informationComplete: ({ context }, submission: Submission) => complete(context, submission),
    informationUnchanged: ({ context }, { information }: Submission) =>
      sameInformation(withAccountEmail(information, context.accountEmail), assertDefined(context.order).information),
    isUnanswered: ({ context }, { orderId }: Order) => context.unanswered === orderId,
    /** This change was refused, and none before it went without an answer. */
    isRefused: ({ context }, failure: CallFailure) =>
      context.unanswered !== assertDefined(context.sending).orderId && attemptIsOver(failure),
    promoRefused: (_, failure: CallFailure) => promoServerError(failure) !== undefined,
  },
  actions: {
    beginCheckout: assign((_, offer: Offer) => ({ ...noCheckout, offer })),
    // Only the offer is preserved; personal data is cleared.
    resetToOffer: assign(({ context }) => ({ ...noCheckout, offer: context.offer })),
    endCheckout: assign(noCheckout),
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ signedIn: false, unanswered: null, order: null }),
    replaceOrder: assign((_, order: Order | null) => ({ order })),
    assignMarket: assign((_, market: Market) => ({ market })),
    assignPrice: assign((_, price: Minor) => ({ price })),
    assignCode: assign((_, promoCode: string) => ({ promoCode: promoCode.trim(), promoError: null })),
    assignPromo: assign((_, promo: Promo) => ({ promo, promoCode: promo.code })),
    dropPromo: assign({ promo: null, promoCode: '', promoError: null }),
    showPromoError: assign((_, promoError: Message<CheckoutTextKey>) => ({ promo: null, promoError })),
    assignSetUp: assign(({ context }, setUp: InformationSetUp) => ({
      information: withAccountEmail(context.information ?? setUp.prefill, setUp.accountEmail),
      buyer: context.information ?? setUp.prefill,
      accountEmail: setUp.accountEmail,
      paymentMethodId: setUp.paymentMethodId,
      payOnPage: setUp.payOnPage,
    })),
    assignBuyer: assign((_, { country, vatNumber }: Buyer) => ({ buyer: { country, vatNumber } })),
    assignDraft: assign(({ context }, information: Information) => ({
      information: withAccountEmail(information, context.accountEmail),
      buyer: information,
      fieldErrors: {},
      serverErrors: {},
      problem: null,
    })),
    showFieldErrors: assign(({ context }, { information, paymentMethodId }: Submission) => {
      const form = withAccountEmail(information, context.accountEmail)
      const fieldErrors = errorsIn(context, form)
      const method = paymentMethodId === null ? ({ key: 'checkout.methodRequired' } as const) : null
      const missing = somethingMissing(fieldErrors) ? ({ key: 'checkout.fieldsMissing' } as const) : null
      return {
        information: form,
        buyer: form,
        paymentMethodId,
        fieldErrors,
        serverErrors: {},
        problem: missing ?? method,
      }
    }),
    emitProblem: emit(
      ({ context }) =>
        ({
          type: 'toast',
          tone: 'error',
          message: context.problem ?? { key: 'checkout.fieldsMissing' },
        }) as const,
    ),
    freezeOrder: assign(({ context }, { information, paymentMethodId }: Submission) => {
      const form = withAccountEmail(information, context.accountEmail)
      const sending = orderOf(context, form, assertDefined(paymentMethodId))
      return {
        information: form,
        buyer: form,
        fieldErrors: {},
        serverErrors: {},
        problem: null,
        sending,
        ...attemptOf(context, sending),
      }
    }),
    showCheckoutFailure: assign(({ context }, failure: CallFailure) => ({
      sending: null,
      serverErrors: informationServerErrors(failure),
      problem: checkoutFailure(failure),
      ...(attemptIsOver(failure) ? nextAttempt(context) : {}),
    })),
    reopenOrder: assign(({ event }) => {
      assertEvent(event, 'order.reopened')
      const { order, accountEmail } = event
      const { information, paymentMethodId, payOnPage } = order
      return { ...noCheckout, order, information, buyer: information, accountEmail, paymentMethodId, payOnPage }
    }),
    freezeChange: assign(({ context }, { information }: Submission) => {
      const form = withAccountEmail(information, context.accountEmail)
      const sending = { ...orderFor(assertDefined(context.order), context.market, form), information: form }
      return {
        information: form,
        buyer: form,
        fieldErrors: {},
        serverErrors: {},
        problem: null,
        sending,
        ...attemptOf(context, sending),
      }
    }),
    assignOrder: assign(({ context }, answer: CheckoutAnswer) => ({
      order: acceptedOrder(assertDefined(context.sending), answer),
    })),
    announceChanged: emit(({ context }) => ({ type: 'orderChanged' as const, order: assertDefined(context.order) })),
    assignUnanswered: assign(({ context }) => ({ unanswered: assertDefined(context.sending).orderId })),
    clearUnanswered: assign({ unanswered: null }),
    countAttempt: assign(({ context }) => nextAttempt(context)),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<CheckoutNoticeKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
    announceOffer: emit(({ context }) => ({ type: 'offerSaved', offer: assertDefined(context.offer) }) as const),
    announceSavedOfferRemoved: emit({ type: 'savedOfferRemoved' }),
    askForSignIn: emit({ type: 'signInNeeded' }),
    announceAccepted: emit(({ context }) => ({ type: 'orderAccepted' as const, order: assertDefined(context.order) })),
  },
})
