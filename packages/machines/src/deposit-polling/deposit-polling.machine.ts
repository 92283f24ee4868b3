import { assign, emit, setup } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type {
  DepositPollingContext,
  DepositPollingEmitted,
  DepositPollingEvent,
  DepositPollingInput,
  DepositPollingTag,
  DepositTextKey,
} from './deposit-polling.types.ts'

const types: MachineTypes<
  DepositPollingContext,
  DepositPollingEvent,
  DepositPollingEmitted,
  DepositPollingTag,
  DepositPollingInput
> = {}

/** Polls a payment until its result (R215-R223, D27-D29). Stop the actor when the screen unmounts. */
export const depositPollingMachine = setup({
  types,
  actors: {
    /** The status of the deposit, as the server writes it. */
    fetchDepositStatus: notProvided<string, { depositId: string }>('fetchDepositStatus'),
    /** Does nothing, successfully, for a guest (R189). */
    refreshProfile: notProvided<void>('refreshProfile'),
  },
  delays: {
    /** R215. */
    pollEvery: 5_000,
    /** R221. */
    firstProfileRefresh: 5_000,
    profileRefreshEvery: 30_000,
  },
  guards: {
    depositGiven: ({ context }) => context.depositId !== null,
    isSignedIn: ({ context }) => context.signedIn,
    succeeded: (_, status: string) => status === 'Success',
    erred: (_, status: string) => status === 'Error',
    wasCancelled: (_, status: string) => status === 'Cancelled',
    neverAnsweredBefore: ({ context }) => context.status === null,
  },
  actions: {
    assignStatus: assign((_, status: string) => ({ status })),
    markSignedIn: assign({ signedIn: true }),
    markSignedOut: assign({ signedIn: false }),
    tell: emit(
      (_, toast: { tone: ToastTone; message: Message<DepositTextKey> }) => ({ type: 'toast', ...toast }) as const,
    ),
    announceCredit: emit(
      ({ context }) => ({ type: 'depositCredited', depositId: assertDefined(context.depositId) }) as const,
    ),
    announceFailure: emit(
      ({ context }, detail: Message<DepositTextKey> | null) =>
        ({ type: 'depositFailed', depositId: assertDefined(context.depositId), detail }) as const,
    ),
  },
}).createMachine({
  id: 'depositPolling',
  description: 'The pending screen: a payment has been sent and its result is not known yet.',
  context: ({ input }) => ({ ...input, status: null }),
  initial: 'watching',
  states: {
    watching: {
      description: 'Looking for the result by itself, and at once when the person asks.',
      type: 'parallel',
      states: {
        deposit: {
          description: 'The status of the deposit, when it is known which one.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Left at once: without an order id there is nothing to ask about.',
              always: [{ guard: 'depositGiven', target: 'pollingDeposit' }, { target: 'notPolling' }],
            },
            notPolling: { description: 'No order id was given: only the balance is watched.' },
            pollingDeposit: {
              description: 'Asking for the status. A question that fails is asked again like any other.',
              tags: ['polling'],
              invoke: {
                src: 'fetchDepositStatus',
                input: ({ context }) => ({ depositId: assertDefined(context.depositId) }),
                onDone: [
                  {
                    guard: { type: 'succeeded', params: ({ event }) => event.output },
                    target: '#depositPolling.credited',
                    actions: [
                      { type: 'assignStatus', params: ({ event }) => event.output },
                      'announceCredit',
                      { type: 'tell', params: { tone: 'success', message: { key: 'deposit.credited' } } },
                    ],
                  },
                  {
                    guard: { type: 'erred', params: ({ event }) => event.output },
                    target: '#depositPolling.failed',
                    actions: [
                      { type: 'assignStatus', params: ({ event }) => event.output },
                      { type: 'announceFailure', params: null },
                      { type: 'tell', params: { tone: 'error', message: { key: 'deposit.failed' } } },
                    ],
                  },
                  {
                    guard: { type: 'wasCancelled', params: ({ event }) => event.output },
                    target: '#depositPolling.cancelled',
                    actions: [
                      { type: 'assignStatus', params: ({ event }) => event.output },
                      { type: 'announceFailure', params: { key: 'deposit.cancelled' } },
                      { type: 'tell', params: { tone: 'error', message: { key: 'deposit.failed' } } },
                    ],
                  },
                  {
                    guard: 'neverAnsweredBefore',
                    target: 'waitingToPoll',
                    actions: [
                      { type: 'assignStatus', params: ({ event }) => event.output },
                      { type: 'tell', params: { tone: 'info', message: { key: 'deposit.pending' } } },
                    ],
                  },
                  {
                    target: 'waitingToPoll',
                    actions: { type: 'assignStatus', params: ({ event }) => event.output },
                  },
                ],
                onError: { target: 'waitingToPoll' },
              },
            },
            waitingToPoll: {
              description: 'The payment is still being processed; the next question comes in five seconds.',
              tags: ['polling'],
              after: { pollEvery: { target: 'pollingDeposit' } },
              on: { 'check.requested': { target: 'pollingDeposit' } },
            },
          },
        },
        profile: {
          description: 'The balance of a signed-in person, read again now and then.',
          initial: 'deciding',
          on: {
            'person.signedIn': { target: '.deciding', actions: 'markSignedIn' },
            'person.signedOut': { target: '.resting', actions: 'markSignedOut' },
          },
          states: {
            deciding: {
              description: 'Left at once: a guest has no balance.',
              always: [{ guard: 'isSignedIn', target: 'waitingAtFirst' }, { target: 'resting' }],
            },
            resting: { description: 'Nobody is signed in.' },
            waitingAtFirst: {
              description: 'The first look at the balance comes after five seconds.',
              after: { firstProfileRefresh: { target: 'refreshing' } },
            },
            refreshing: {
              description: 'Reading the balance; a failure is simply tried again later.',
              invoke: { src: 'refreshProfile', onDone: { target: 'waiting' }, onError: { target: 'waiting' } },
            },
            waiting: {
              description: 'The next look at the balance comes after thirty seconds.',
              after: { profileRefreshEvery: { target: 'refreshing' } },
            },
          },
        },
        check: {
          description: 'The Check Status button.',
          initial: 'ready',
          states: {
            ready: {
              description: 'The person may ask.',
              on: { 'check.requested': { target: 'checking' } },
            },
            checking: {
              description: 'Reading the balance because the person asked.',
              tags: ['busy', 'checking'],
              invoke: {
                src: 'refreshProfile',
                onDone: {
                  target: 'ready',
                  actions: { type: 'tell', params: { tone: 'info', message: { key: 'deposit.checked' } } },
                },
                onError: {
                  target: 'ready',
                  actions: { type: 'tell', params: { tone: 'error', message: { key: 'deposit.checkFailed' } } },
                },
              },
            },
          },
        },
      },
    },
    credited: { type: 'final', description: 'The payment went through and the tokens are in the account.' },
    failed: { type: 'final', description: 'The payment failed.' },
    cancelled: { type: 'final', description: 'The payment was cancelled, which counts as a failure.' },
  },
})
