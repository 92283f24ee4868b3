import { assign, type EventObject, enqueueActions, sendTo, setup } from 'xstate'
import { assertDefined } from '../shared/assertDefined.ts'
import type { Tenths } from '../shared/domain.ts'
import type { CallFailure } from '../shared/failure.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import { serverWordsOr } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import {
  attemptAfterRefusal,
  backOff,
  isSameDraft,
  nextAttempt,
  noProblems,
  pollEvery,
  submissionIsUnknown,
} from './context.ts'
import type {
  ImageRequestContext,
  ImageRequestEvent,
  ImageRequestInput,
  ImageRequestTag,
  ImageTextKey,
} from './image-request.types.ts'
import { isOlder } from './report-order.ts'
import {
  balanceOf,
  type ImageRequest,
  isRetryable,
  outcomeOf,
  type RequestOutcome,
  type RequestState,
  requestServerErrors,
} from './request.ts'
import { checkDraft, type RequestDraft } from './rules.ts'

const types: MachineTypes<ImageRequestContext, ImageRequestEvent, EventObject, ImageRequestTag, ImageRequestInput> = {}

export const imageRequestSetup = setup({
  types,
  actors: {
    submitRequest: notProvided<ImageRequest, { draft: RequestDraft; idempotencyKey: string }>('submitRequest'),
    fetchRequest: notProvided<ImageRequest, { requestId: string }>('fetchRequest'),
    cancelRequest: notProvided<ImageRequest, { requestId: string }>('cancelRequest'),
  },
  delays: {
    pollEvery: ({ context }) => pollEvery(context),
    /** Grows with every poll that failed in a row. */
    backOff: ({ context }) => backOff(context.misses),
  },
  guards: {
    requestKnown: ({ context }) => context.requestId !== null,
    draftComplete: (_, draft: RequestDraft) => Object.keys(checkDraft(draft)).length === 0,
    outcomeIs: ({ context }, outcome: RequestOutcome) => outcomeOf(assertDefined(context.request)) === outcome,
    reportCurrent: ({ context }, request: ImageRequest) =>
      context.request === null || !isOlder(request, context.request),
    workIs: ({ context }, state: RequestState) => context.request?.state === state,
    tokensShort: (_, failure: CallFailure) => failure.kind === 'paymentRequired',
    outcomeUnknown: (_, failure: CallFailure) => submissionIsUnknown(failure),
    askingAgainHelps: (_, failure: CallFailure) => isRetryable(failure),
    balanceSuffices: ({ context }, balance: Tenths) => balance >= context.needed,
  },
  actions: {
    // A draft that was changed is another attempt; the same one, sent again after silence, must not be paid for twice.
    assignDraft: assign(({ context }, draft: RequestDraft) =>
      context.draft === null || isSameDraft(context.draft, draft)
        ? { ...noProblems, draft }
        : { ...noProblems, draft, ...nextAttempt(context) },
    ),
    showDraftErrors: assign((_, draft: RequestDraft) => ({ ...noProblems, fieldErrors: checkDraft(draft) })),
    beginAttempt: assign(({ context }) => nextAttempt(context)),
    /** A response older than the last report only shows that the server can be reached. */
    assignRequest: assign(({ context: { request: held } }, request: ImageRequest) => ({
      ...noProblems,
      ...(held !== null && isOlder(request, held) ? {} : { request, requestId: request.id }),
      misses: 0,
    })),
    assignStreamed: assign((_, isStreamed: boolean) => ({ isStreamed })),
    clearRequest: assign({ request: null, requestId: null, misses: 0 }),
    countMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    showRefusal: assign(({ context }, failure: CallFailure) => ({
      serverErrors: requestServerErrors(failure),
      problem: serverWordsOr<ImageTextKey>(failure.message, 'images.submitFailed'),
      ...attemptAfterRefusal(context),
    })),
    showUnknownOutcome: assign({ problem: { key: 'images.submitUnknown' as const }, unsettled: true }),
    showShortage: assign(({ context }, { neededTenths = 0, balanceTenths = 0 }: CallFailure) => ({
      ...noProblems,
      needed: neededTenths,
      balance: balanceTenths,
      ...attemptAfterRefusal(context),
    })),
    assignBalance: assign((_, balance: Tenths) => ({ balance })),
    showNotFound: assign((_, failure: CallFailure) => ({
      problem: serverWordsOr<ImageTextKey>(failure.message, 'images.notFound'),
    })),
    reportAccepted: sendTo(
      ({ context }) => context.parent,
      ({ self }, request: ImageRequest) => ({ type: 'request.accepted', id: self.id, requestId: request.id }),
    ),
    reportForgotten: sendTo(
      ({ context }) => context.parent,
      ({ context: { request, problem }, self }) => ({
        type: 'request.lost',
        id: self.id,
        request,
        problem: assertDefined(problem),
      }),
    ),
    /** While reports are pushed, balances are too, and that of a response may be older. */
    reportBalance: enqueueActions(({ context, enqueue }, request: ImageRequest) => {
      if (!context.isStreamed) enqueue.sendTo(context.parent, { type: 'balance.reported', balance: balanceOf(request) })
    }),
    /** The displayed balance may be old; the refusal has the current one. */
    reportShortage: enqueueActions(({ context, enqueue }, { balanceTenths: balance }: CallFailure) => {
      if (balance !== undefined) enqueue.sendTo(context.parent, { type: 'balance.reported', balance })
    }),
    reportCancelFailed: sendTo(
      ({ context }) => context.parent,
      (_, { message }: CallFailure) => ({
        type: 'cancel.failed',
        problem: serverWordsOr<ImageTextKey>(message, 'images.cancelFailed'),
      }),
    ),
  },
})
