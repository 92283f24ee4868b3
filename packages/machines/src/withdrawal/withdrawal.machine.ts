import { assign, type EventObject, setup } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import type { Minor, Tenths } from '../shared/domain.ts'
import { type CallFailure, readFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'

type WithdrawalTextKey = 'withdrawal.changed' | 'withdrawal.failed'

/** The figures of a withdrawal, before and after it. */
export interface Withdrawal {
  orderId: string
  /** Tokens of the purchase. */
  tokens: Tenths
  /** Those that are taken back. */
  unused: Tenths
  /** VAT included. */
  amount: Minor
  vat: Minor
  currency: string
  /** ISO 8601. */
  until: string
  name: string
  /** Where the confirmation is sent. */
  email: string
  /** ISO 8601; null before it is made. */
  withdrawnAt: string | null
}

interface WithdrawalContext {
  /** The purchase; null while the dialog is closed. */
  orderId: string | null
  /** Null until it is looked up. */
  withdrawal: Withdrawal | null
  /** The sentence above the figures. */
  problem: Message<WithdrawalTextKey> | null
}

type WithdrawalEvent =
  | { type: 'withdrawal.requested'; orderId: string }
  | { type: 'withdrawal.confirmed' }
  | { type: 'amount.requestedAgain' }
  | { type: 'dialog.closed' }

type WithdrawalTag = 'dialogOpen' | 'needsInput' | 'busy'

const types: MachineTypes<WithdrawalContext, WithdrawalEvent, EventObject, WithdrawalTag, undefined> = {}

const nothing = { orderId: null, withdrawal: null, problem: null }

/** The server said why, so another try has the same answer. */
const isRefusal = ({ kind, message }: CallFailure) =>
  (kind === 'other' || kind === 'notFound' || kind === 'forbidden') && message !== undefined

/** Withdrawing from a purchase, in two steps. */
export const withdrawalMachine = setup({
  types,
  actors: {
    readWithdrawal: notProvided<Withdrawal, { orderId: string }>('readWithdrawal'),
    /** Resolves with the new figures if they have changed: then nothing was done. Asked again, it is done once. */
    withdraw: notProvided<Withdrawal, Withdrawal>('withdraw'),
  },
  guards: {
    isMade: (_, { withdrawnAt }: Withdrawal) => withdrawnAt !== null,
    nothingUnused: (_, { amount }: Withdrawal) => amount === 0,
    isRefused: (_, failure: CallFailure) => isRefusal(failure),
  },
  actions: {
    assignOrder: assign((_, orderId: string) => ({ ...nothing, orderId })),
    assignWithdrawal: assign((_, withdrawal: Withdrawal) => ({ withdrawal, problem: null })),
    showChanged: assign({ problem: { key: 'withdrawal.changed' } }),
    showRefusal: assign((_, { message }: CallFailure) => ({ problem: { text: assertDefined(message) } })),
    showFailure: assign({ problem: { key: 'withdrawal.failed' } }),
    clearProblem: assign({ problem: null }),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'withdrawal',
  description: 'Withdrawing from a purchase: the unused tokens go, and their price comes back.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      description: 'The payments are shown, and nothing is asked.',
      on: {
        'withdrawal.requested': {
          target: 'readingAmount',
          actions: { type: 'assignOrder', params: ({ event }) => event.orderId },
        },
      },
    },
    readingAmount: {
      description: 'What comes back is being looked up.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        src: 'readWithdrawal',
        input: ({ context }) => ({ orderId: assertDefined(context.orderId) }),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'withdrawn',
            actions: { type: 'assignWithdrawal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'nothingUnused', params: ({ event }) => event.output },
            target: 'nothingLeft',
            actions: { type: 'assignWithdrawal', params: ({ event }) => event.output },
          },
          {
            target: 'confirming',
            actions: { type: 'assignWithdrawal', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => readFailure(event.error) },
            target: 'refused',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
          { target: 'amountUnknown' },
        ],
      },
      on: { 'dialog.closed': { target: 'closed', actions: 'forget' } },
    },
    amountUnknown: {
      description: 'What comes back could not be looked up; the person may ask again.',
      tags: ['dialogOpen'],
      on: {
        'amount.requestedAgain': { target: 'readingAmount' },
        'dialog.closed': { target: 'closed', actions: 'forget' },
      },
    },
    confirming: {
      description: 'The second step: the person sees what comes back, and confirms.',
      tags: ['dialogOpen', 'needsInput'],
      initial: 'asLookedUp',
      on: {
        'withdrawal.confirmed': { target: 'withdrawing', actions: 'clearProblem' },
        'dialog.closed': { target: 'closed', actions: 'forget' },
      },
      states: {
        asLookedUp: { description: 'The figures are those that were looked up first.' },
        changed: { description: 'Tokens were used since; the new figures are shown, and nothing was done.' },
        unanswered: { description: 'No answer came; it may have been done, and is done once at most.' },
      },
    },
    withdrawing: {
      description: 'The server is making the withdrawal. The dialog stays until it has answered.',
      tags: ['dialogOpen', 'busy'],
      invoke: {
        src: 'withdraw',
        input: ({ context }) => assertDefined(context.withdrawal),
        onDone: [
          {
            guard: { type: 'isMade', params: ({ event }) => event.output },
            target: 'withdrawn',
            actions: { type: 'assignWithdrawal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'nothingUnused', params: ({ event }) => event.output },
            target: 'nothingLeft',
            actions: { type: 'assignWithdrawal', params: ({ event }) => event.output },
          },
          {
            target: 'confirming.changed',
            actions: [{ type: 'assignWithdrawal', params: ({ event }) => event.output }, 'showChanged'],
          },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => readFailure(event.error) },
            target: 'refused',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
          { target: 'confirming.unanswered', actions: 'showFailure' },
        ],
      },
    },
    withdrawn: {
      description: 'The purchase is withdrawn from, with the time; the money is on its way.',
      tags: ['dialogOpen'],
      on: { 'dialog.closed': { target: 'closed', actions: 'forget' } },
    },
    nothingLeft: {
      description: 'All tokens of the purchase are used, so nothing comes back.',
      tags: ['dialogOpen'],
      on: { 'dialog.closed': { target: 'closed', actions: 'forget' } },
    },
    refused: {
      description: 'The purchase cannot be withdrawn from, and the person is told why.',
      tags: ['dialogOpen'],
      on: { 'dialog.closed': { target: 'closed', actions: 'forget' } },
    },
  },
})
