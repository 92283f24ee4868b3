import { assertEvent, assign, emit, setup, stateIn } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import type { Minor } from '../shared/domain.ts'
import type { CallFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type { Market, Promo } from './amounts.ts'
import type {
  CheckoutAnswer,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutRequest,
  CheckoutTag,
  InformationSetUp,
  PlacedOrder,
} from './checkout.types.ts'
import {
  attemptIsOver,
  attemptOf,
  checkoutFailure,
  nextAttempt,
  noPurchase,
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
import { checkPlan, INTENT_LIFETIME, type Plan } from './plan.ts'
import type { CheckoutNoticeKey, CheckoutTextKey } from './texts.ts'

const types: MachineTypes<CheckoutContext, CheckoutEvent, CheckoutEmitted, CheckoutTag, CheckoutInput> = {}

interface Submission {
  information: Information
  paymentMethodId: number | null
}

const complete = (context: CheckoutContext, { information, paymentMethodId }: Submission): boolean =>
  paymentMethodId !== null &&
  Object.keys(checkInformation(withAccountEmail(information, context.accountEmail))).length === 0

/** Guards, actions and delays of the checkout machine. */
export const checkoutSetup = setup({
  types,
  actors: {
    calculatePrice: notProvided<Minor, { plan: Plan; currency: string }>('calculatePrice'),
    validatePromo: notProvided<Promo, { code: string; amount: Minor; currency: string }>('validatePromo'),
    setUpInformation: notProvided<InformationSetUp>('setUpInformation'),
    submitCheckout: notProvided<CheckoutAnswer, CheckoutRequest>('submitCheckout'),
  },
  delays: {
    /** D61. */
    intentLifetime: INTENT_LIFETIME,
  },
  guards: {
    planImpossible: (_, plan: Plan) => checkPlan(plan) !== null,
    isSignedIn: ({ context }) => context.signedIn,
    purchaseUnderWay: ({ context }) => context.plan !== null,
    sessionExpired: ({ event }) => {
      assertEvent(event, 'person.signedOut')
      return event.expired
    },
    currencyMoved: ({ context }, market: Market) =>
      market.currency.code !== context.market.currency.code || market.currency.rate !== context.market.currency.rate,
    currencyMovedSinceOrder: ({ context }) =>
      assertDefined(context.order).currency.code !== context.market.currency.code,
    termsAccepted: stateIn({ buyingTokens: { terms: 'accepted' } }),
    priceKnown: stateIn({ buyingTokens: { price: 'known' } }),
    promoBusy: stateIn({ buyingTokens: { promo: 'applying' } }),
    minimumReached: ({ context }) => reachesMinimum(context),
    codeGiven: ({ event }) => {
      assertEvent(event, 'promo.submitted')
      return event.code.trim() !== ''
    },
    informationComplete: ({ context }, submission: Submission) => complete(context, submission),
    informationUnchanged: ({ context }, { information }: Submission) =>
      sameInformation(withAccountEmail(information, context.accountEmail), assertDefined(context.placed).information),
    isUnanswered: ({ context }, { depositId }: PlacedOrder) => context.unanswered === depositId,
    /** This change was refused, and none before it went without an answer. */
    isRefused: ({ context }, failure: CallFailure) =>
      context.unanswered !== assertDefined(context.placed).depositId && attemptIsOver(failure),
    promoRefused: (_, failure: CallFailure) => promoServerError(failure) !== undefined,
  },
  actions: {
    beginPurchase: assign((_, plan: Plan) => ({ ...noPurchase, plan, price: plan.amount ?? 0 })),
    // Only the plan is preserved; personal data is cleared.
    resetToPlan: assign(({ context }) => ({
      ...noPurchase,
      plan: context.plan,
      price: assertDefined(context.plan).amount ?? 0,
    })),
    endPurchase: assign(noPurchase),
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ signedIn: false, unanswered: null }),
    assignMarket: assign((_, market: Market) => ({ market })),
    assignPrice: assign((_, price: Minor) => ({ price })),
    assignCode: assign((_, promoCode: string) => ({ promoCode: promoCode.trim(), promoError: null })),
    assignPromo: assign((_, promo: Promo) => ({ promo, promoCode: promo.code })),
    dropPromo: assign({ promo: null, promoCode: '', promoError: null }),
    showPromoError: assign((_, promoError: Message<CheckoutTextKey>) => ({ promo: null, promoError })),
    assignSetUp: assign(({ context }, setUp: InformationSetUp) => ({
      information: withAccountEmail(context.information ?? setUp.prefill, setUp.accountEmail),
      accountEmail: setUp.accountEmail,
      paymentMethodId: setUp.paymentMethodId,
    })),
    assignDraft: assign(({ context }, information: Information) => ({
      information: withAccountEmail(information, context.accountEmail),
      fieldErrors: {},
      serverErrors: {},
      problem: null,
    })),
    showFieldErrors: assign(({ context }, { information, paymentMethodId }: Submission) => {
      const form = withAccountEmail(information, context.accountEmail)
      const fieldErrors = checkInformation(form)
      const method = paymentMethodId === null ? ({ key: 'checkout.methodRequired' } as const) : null
      const missing = somethingMissing(fieldErrors) ? ({ key: 'checkout.fieldsMissing' } as const) : null
      return { information: form, paymentMethodId, fieldErrors, serverErrors: {}, problem: missing ?? method }
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
      const order = orderOf(context, form, assertDefined(paymentMethodId))
      return {
        information: form,
        fieldErrors: {},
        serverErrors: {},
        problem: null,
        order,
        ...attemptOf(context, order),
      }
    }),
    showCheckoutFailure: assign(({ context }, failure: CallFailure) => ({
      order: null,
      serverErrors: informationServerErrors(failure),
      problem: checkoutFailure(failure),
      ...(attemptIsOver(failure) ? nextAttempt(context) : {}),
    })),
    reopenOrder: assign(({ event }) => {
      assertEvent(event, 'order.reopened')
      const { order, accountEmail } = event
      const { information, paymentMethodId } = order
      return { ...noPurchase, placed: order, information, accountEmail, paymentMethodId }
    }),
    freezeChange: assign(({ context }, { information }: Submission) => {
      const form = withAccountEmail(information, context.accountEmail)
      const order = { ...assertDefined(context.placed), information: form }
      return {
        information: form,
        fieldErrors: {},
        serverErrors: {},
        problem: null,
        order,
        ...attemptOf(context, order),
      }
    }),
    announceChanged: emit(({ context }, { total }: CheckoutAnswer) => ({
      type: 'orderChanged' as const,
      checkout: {
        ...assertDefined(context.placed),
        information: assertDefined(context.information),
        serverTotal: total,
      },
    })),
    assignUnanswered: assign(({ context }) => ({ unanswered: assertDefined(context.placed).depositId })),
    clearUnanswered: assign({ unanswered: null }),
    countAttempt: assign(({ context }) => nextAttempt(context)),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<CheckoutNoticeKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
    announceIntent: emit(({ context }) => ({ type: 'intentSaved', plan: assertDefined(context.plan) }) as const),
    announceIntentRemoved: emit({ type: 'intentRemoved' }),
    askForSignIn: emit({ type: 'signInNeeded' }),
    announceAccepted: emit(({ context }, { depositId, total }: CheckoutAnswer) => ({
      type: 'checkoutAccepted' as const,
      checkout: { ...assertDefined(context.order), depositId, serverTotal: total },
    })),
  },
})
