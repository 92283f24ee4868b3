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
import { balanceOf, isRetryable, type Job, type JobOutcome, type JobState, jobServerErrors, outcomeOf } from './job.ts'
import { isOlder } from './report-order.ts'
import { checkDraft, type JobDraft } from './rules.ts'

const types: MachineTypes<ImageRequestContext, ImageRequestEvent, EventObject, ImageRequestTag, ImageRequestInput> = {}

export const imageRequestSetup = setup({
  types,
  actors: {
    submitJob: notProvided<Job, { draft: JobDraft; idempotencyKey: string }>('submitJob'),
    fetchJob: notProvided<Job, { jobId: string }>('fetchJob'),
    cancelJob: notProvided<Job, { jobId: string }>('cancelJob'),
  },
  delays: {
    pollEvery: ({ context }) => pollEvery(context),
    /** Grows with every poll that failed in a row. */
    backOff: ({ context }) => backOff(context.misses),
  },
  guards: {
    jobKnown: ({ context }) => context.jobId !== null,
    draftComplete: (_, draft: JobDraft) => Object.keys(checkDraft(draft)).length === 0,
    outcomeIs: ({ context }, outcome: JobOutcome) => outcomeOf(assertDefined(context.job)) === outcome,
    reportCurrent: ({ context }, job: Job) => context.job === null || !isOlder(job, context.job),
    workIs: ({ context }, state: JobState) => context.job?.state === state,
    tokensShort: (_, failure: CallFailure) => failure.kind === 'paymentRequired',
    outcomeUnknown: (_, failure: CallFailure) => submissionIsUnknown(failure),
    askingAgainHelps: (_, failure: CallFailure) => isRetryable(failure),
    balanceSuffices: ({ context }, balance: Tenths) => balance >= context.needed,
  },
  actions: {
    // A draft that was changed is another attempt; the same one, sent again after silence, must not be paid for twice.
    assignDraft: assign(({ context }, draft: JobDraft) =>
      context.draft === null || isSameDraft(context.draft, draft)
        ? { ...noProblems, draft }
        : { ...noProblems, draft, ...nextAttempt(context) },
    ),
    showDraftErrors: assign((_, draft: JobDraft) => ({ ...noProblems, fieldErrors: checkDraft(draft) })),
    beginAttempt: assign(({ context }) => nextAttempt(context)),
    /** A response older than the last report only shows that the server can be reached. */
    assignJob: assign(({ context: { job: held } }, job: Job) => ({
      ...noProblems,
      ...(held !== null && isOlder(job, held) ? {} : { job, jobId: job.id }),
      misses: 0,
    })),
    assignStreamed: assign((_, isStreamed: boolean) => ({ isStreamed })),
    clearJob: assign({ job: null, jobId: null, misses: 0 }),
    countMiss: assign(({ context }) => ({ misses: context.misses + 1 })),
    showRefusal: assign(({ context }, failure: CallFailure) => ({
      serverErrors: jobServerErrors(failure),
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
      ({ self }, job: Job) => ({ type: 'job.accepted', id: self.id, jobId: job.id }),
    ),
    reportForgotten: sendTo(
      ({ context }) => context.parent,
      ({ context: { job, problem }, self }) => ({
        type: 'job.lost',
        id: self.id,
        job,
        problem: assertDefined(problem),
      }),
    ),
    /** While reports are pushed, balances are too, and that of a response may be older. */
    reportBalance: enqueueActions(({ context, enqueue }, job: Job) => {
      if (!context.isStreamed) enqueue.sendTo(context.parent, { type: 'balance.reported', balance: balanceOf(job) })
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
