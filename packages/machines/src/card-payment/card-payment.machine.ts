import { assign, emit, setup } from 'xstate'
import { amountsWithTotal } from '../checkout/amounts.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { mustBeProvided } from '../shared/mustBeProvided.ts'
import type {
  CardPaymentContext,
  CardPaymentEmitted,
  CardPaymentEvent,
  CardPaymentInput,
  CardPaymentTag,
  ChargeAnswer,
  ChargeRequest,
} from './card-payment.types.ts'
import { cardProblem, cardServerErrors, outcomeIsUnknown } from './failures.ts'
import type { CardErrors } from './rules.ts'
import { chargeRequestOf, payableAmounts, safeDestination } from './steps.ts'

const types: MachineTypes<CardPaymentContext, CardPaymentEvent, CardPaymentEmitted, CardPaymentTag, CardPaymentInput> =
  {}

const noErrors = { fieldErrors: {}, serverErrors: {}, problem: null }

/** R264-R277, R317-R318, R377-R378: paying an accepted checkout with a card, at most once. */
export const cardPaymentMachine = setup({
  types,
  actors: {
    charge: mustBeProvided<ChargeAnswer, ChargeRequest>('charge'),
  },
  guards: {
    somethingToPay: ({ context }) => context.amounts.total > 0,
    cardValid: (_, errors: CardErrors) => Object.keys(errors).length === 0,
    chargeAccepted: (_, answer: ChargeAnswer) => answer.status === 'OK',
    outcomeUnknown: (_, failure: CallFailure) => outcomeIsUnknown(failure),
  },
  actions: {
    clearErrors: assign(noErrors),
    showFieldErrors: assign((_, fieldErrors: CardErrors) => ({ ...noErrors, fieldErrors })),
    // The person must not lose sight of the payment that may have gone through.
    addFieldErrors: assign((_, fieldErrors: CardErrors) => ({ fieldErrors })),
    // A definite refusal ends the attempt: what is tried next is another payment and needs another key.
    showRefusal: assign(({ context }, refusal: Pick<CallFailure, 'message' | 'errors'>) => ({
      fieldErrors: {},
      serverErrors: cardServerErrors(refusal.errors),
      problem: cardProblem(refusal),
      attempt: context.attempt + 1,
    })),
    showRefusedAnswer: assign(({ context }, answer: ChargeAnswer) => {
      if (answer.status === 'OK') return {}
      const { total } = answer
      return {
        fieldErrors: {},
        serverErrors: cardServerErrors(answer.errors),
        problem: cardProblem(answer),
        attempt: context.attempt + 1,
        ...(total === undefined
          ? {}
          : { amounts: amountsWithTotal(context.amounts, total, context.checkout?.vatPercent ?? 0) }),
      }
    }),
    showUnknownOutcome: assign({
      fieldErrors: {},
      serverErrors: {},
      problem: { key: 'card.outcomeUnknown' as const },
    }),
    keepDestination: assign((_, answer: ChargeAnswer) => ({
      ...noErrors,
      redirectUrl: answer.status === 'OK' ? safeDestination(answer.redirectUrl) : null,
    })),
    announceAccepted: emit(
      ({ context }) =>
        ({
          type: 'paymentAccepted',
          redirectUrl: context.redirectUrl,
          depositId: context.checkout?.depositId ?? null,
        }) as const,
    ),
  },
}).createMachine({
  id: 'cardPayment',
  description: 'Paying with a card. The card itself never comes in here.',
  context: ({ input }) => ({
    ...noErrors,
    checkout: input.checkout,
    amounts: payableAmounts(input.checkout),
    idempotencySeed: input.idempotencySeed,
    attempt: 1,
    redirectUrl: null,
  }),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'Passing through: a sum of 0 cannot be paid.',
      always: [{ guard: 'somethingToPay', target: 'enteringCard' }, { target: 'nothingToPay' }],
    },
    nothingToPay: {
      description: 'The pay screen was opened without a checkout: nothing can be paid, and the way on is Pricing.',
    },
    enteringCard: {
      description: 'The person fills in the card form.',
      tags: ['needsInput', 'payable'],
      initial: 'filling',
      on: {
        'card.submitted': [
          {
            guard: { type: 'cardValid', params: ({ event }) => event.errors },
            target: 'charging',
            actions: 'clearErrors',
          },
          { target: '.correcting', actions: { type: 'showFieldErrors', params: ({ event }) => event.errors } },
        ],
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
      invoke: {
        src: 'charge',
        input: ({ context }) => chargeRequestOf(context),
        onDone: [
          {
            guard: { type: 'chargeAccepted', params: ({ event }) => event.output },
            target: 'redirecting',
            actions: [{ type: 'keepDestination', params: ({ event }) => event.output }, 'announceAccepted'],
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
            target: 'enteringCard.declined',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    outcomeUnknown: {
      description: 'No answer came: the card may have been charged. Trying again asks about the same payment.',
      tags: ['needsInput', 'payable'],
      on: {
        'card.submitted': [
          {
            guard: { type: 'cardValid', params: ({ event }) => event.errors },
            target: 'charging',
            actions: 'clearErrors',
          },
          { actions: { type: 'addFieldErrors', params: ({ event }) => event.errors } },
        ],
      },
    },
    redirecting: {
      description: 'The payment was accepted and the browser is being sent on.',
      tags: ['busy'],
      on: { 'screen.returned': { target: 'outcomeUnknown', actions: 'showUnknownOutcome' } },
    },
  },
})
