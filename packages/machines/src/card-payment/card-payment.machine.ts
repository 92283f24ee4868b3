import { assign, emit, setup, stateIn } from 'xstate'
import { amountsWithTotal } from '../checkout/amounts.ts'
import { assertDefined } from '../shared/assertDefined.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { notProvided } from '../shared/notProvided.ts'
import type {
  CardAlert,
  CardPaymentContext,
  CardPaymentEmitted,
  CardPaymentEvent,
  CardPaymentInput,
  CardPaymentTag,
  ChargeAnswer,
  ChargeRequest,
} from './card-payment.types.ts'
import { chargeRequestOf, nothing, safeDestination } from './context.ts'
import { cardProblem, cardServerErrors, outcomeIsUnknown, pageProblem } from './failures.ts'
import type { CardErrors } from './rules.ts'

const types: MachineTypes<CardPaymentContext, CardPaymentEvent, CardPaymentEmitted, CardPaymentTag, CardPaymentInput> =
  {}

/** An answer as far as the branch it took lets it be read. */
type AcceptedAnswer = Pick<ChargeAnswer, 'status'> & { redirectUrl?: string | null }
type RefusedAnswer = Pick<ChargeAnswer, 'status'> & Pick<CallFailure, 'message' | 'errors'> & { total?: number }

const noErrors = { fieldErrors: {}, serverErrors: {}, problem: null, alert: null }

/** Shows the refusal above Pay as well, unless the field errors cover it. */
const refusalOf = ({ order }: CardPaymentContext, refusal: Pick<CallFailure, 'message' | 'errors'>) => {
  if (order?.payOnPage) return { ...noErrors, problem: pageProblem(refusal), alert: 'refused' as const }
  const problem = cardProblem(refusal)
  const alert: CardAlert | null = problem === null ? null : 'refused'
  return { fieldErrors: {}, serverErrors: cardServerErrors(refusal.errors), problem, alert }
}

/** R264-R277, R317-R318, R377-R378: paying an order with a card, or on the provider's page, at most once. */
export const cardPaymentMachine = setup({
  types,
  actors: {
    charge: notProvided<ChargeAnswer, ChargeRequest>('charge'),
  },
  delays: {
    /** A next step that does not open, or a navigation that was stopped, is not waited for any longer (R397). */
    redirectTimeout: 20_000,
  },
  guards: {
    somethingToPay: ({ context }) => context.amounts.total > 0,
    cardValid: (_, errors: CardErrors) => Object.keys(errors).length === 0,
    chargeAccepted: (_, answer: ChargeAnswer) => answer.status === 'OK',
    outcomeUnknown: (_, failure: CallFailure) => outcomeIsUnknown(failure),
    triedBefore: stateIn({ charging: 'retry' }),
  },
  actions: {
    clearErrors: assign(noErrors),
    showFieldErrors: assign((_, fieldErrors: CardErrors) => ({ ...noErrors, fieldErrors })),
    // The person must not lose sight of the payment that may have gone through.
    addFieldErrors: assign((_, fieldErrors: CardErrors) => ({ fieldErrors })),
    // D73: a card of its own has a key of its own, so that it is not given the answer of the card before.
    beginTry: assign((_, card: number) => ({ ...noErrors, card })),
    // A definite refusal ends the attempt; the next one is another payment with another Idempotency-Key.
    showRefusal: assign(({ context }, refusal: Pick<CallFailure, 'message' | 'errors'>) => ({
      ...refusalOf(context, refusal),
      attempt: context.attempt + 1,
    })),
    showRefusedAnswer: assign(({ context }, { total = context.amounts.total, ...refusal }: RefusedAnswer) => ({
      ...refusalOf(context, refusal),
      ...(total === context.amounts.total ? {} : { alert: 'newTotal' as const }),
      attempt: context.attempt + 1,
      amounts: amountsWithTotal(context.amounts, total, assertDefined(context.order).vatPercent),
    })),
    showUnknownOutcome: assign({
      fieldErrors: {},
      serverErrors: {},
      problem: { key: 'card.outcomeUnknown' as const },
      alert: 'unknown' as const,
    }),
    showUnconfirmed: assign({ ...noErrors, alert: 'unconfirmed' as const }),
    // Only this request was refused, perhaps before it was processed; the previous one may have succeeded.
    showRefusedRetry: assign((_, { errors }: CallFailure) => ({
      fieldErrors: {},
      serverErrors: cardServerErrors(errors),
      problem: { key: 'card.outcomeUnknown' as const },
      alert: 'unknown' as const,
    })),
    assignDestination: assign((_, { redirectUrl }: AcceptedAnswer) => ({
      ...noErrors,
      redirectUrl: safeDestination(redirectUrl),
    })),
    announceAccepted: emit(
      ({ context }) =>
        ({
          type: 'paymentAccepted',
          redirectUrl: context.redirectUrl,
          orderId: assertDefined(context.order).orderId,
        }) as const,
    ),
  },
}).createMachine({
  id: 'cardPayment',
  description: 'Paying with a card, or on the page of the provider. The card itself never comes in here.',
  context: ({ input }) => ({
    ...noErrors,
    order: input.order,
    amounts: input.order?.amounts ?? nothing,
    idempotencySeed: input.idempotencySeed,
    attempt: 1,
    card: 1,
    redirectUrl: null,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Left at once: a sum of 0 cannot be paid.',
      always: [{ guard: 'somethingToPay', target: 'enteringCard' }, { target: 'nothingToPay' }],
    },
    nothingToPay: {
      description: 'The pay screen was opened without an order: nothing can be paid, and the way on is Pricing.',
    },
    enteringCard: {
      description: 'The person fills in the card form, or reads the order that is paid on the provider’s page.',
      tags: ['needsInput', 'payable'],
      initial: 'filling',
      on: {
        'card.submitted': [
          {
            guard: { type: 'cardValid', params: ({ event }) => event.errors },
            target: 'charging',
            actions: { type: 'beginTry', params: ({ event }) => event.card },
          },
          { target: '.correcting', actions: { type: 'showFieldErrors', params: ({ event }) => event.errors } },
        ],
        'pay.submitted': { target: 'charging', actions: { type: 'beginTry', params: 1 } },
      },
      states: {
        filling: { description: 'Nothing is wrong so far.' },
        correcting: { description: 'The form is incomplete or malformed; nothing was sent.' },
        declined: {
          description: 'The payment was refused and no money was taken. The person may try again or use another card.',
          on: { 'card.edited': { target: 'filling', actions: 'clearErrors' } },
        },
      },
    },
    charging: {
      description: 'The payment is on its way. Nothing else can be sent until it is answered.',
      tags: ['busy', 'payable'],
      initial: 'firstTry',
      invoke: {
        src: 'charge',
        input: ({ context }) => chargeRequestOf(context),
        onDone: [
          {
            guard: { type: 'chargeAccepted', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: [{ type: 'assignDestination', params: ({ event }) => event.output }, 'announceAccepted'],
          },
          {
            target: 'enteringCard.declined',
            actions: { type: 'showRefusedAnswer', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'outcomeUnknown', params: ({ event }) => readFailure(event.error) },
            target: 'outcomeUnknown',
            actions: 'showUnknownOutcome',
          },
          {
            guard: 'triedBefore',
            target: 'outcomeUnknown',
            actions: { type: 'showRefusedRetry', params: ({ event }) => readFailure(event.error) },
          },
          {
            target: 'enteringCard.declined',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
      states: {
        firstTry: { description: 'Nothing of this attempt was sent before.' },
        retry: {
          description:
            'An earlier try of this order got no answer: only an answer about the payment itself ends the doubt.',
        },
      },
    },
    outcomeUnknown: {
      description:
        'Nobody knows whether the person was charged: no answer came, or they left the next step. The same card, or the provider’s page, asks about the same payment; another card has a key of its own.',
      tags: ['needsInput', 'payable'],
      on: {
        'card.submitted': [
          {
            guard: { type: 'cardValid', params: ({ event }) => event.errors },
            target: 'charging.retry',
            actions: { type: 'beginTry', params: ({ event }) => event.card },
          },
          { actions: { type: 'addFieldErrors', params: ({ event }) => event.errors } },
        ],
        'pay.submitted': { target: 'charging.retry', actions: { type: 'beginTry', params: 1 } },
      },
    },
    redirecting: {
      description: 'The payment was accepted and the browser is being sent on.',
      tags: ['busy'],
      after: { redirectTimeout: { target: 'outcomeUnknown', actions: 'showUnconfirmed' } },
      on: { 'screen.returned': { target: 'outcomeUnknown', actions: 'showUnconfirmed' } },
    },
  },
})
