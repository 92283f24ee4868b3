import { attemptKey } from '../shared/attempt-key.ts'
import { type CallFailure, serverSpoke } from '../shared/failure.ts'
import type { ImageRequestContext, ImageRequestInput } from './image-request.types.ts'
import type { JobDraft } from './rules.ts'

export const noProblems = { fieldErrors: {}, serverErrors: {}, problem: null } satisfies Partial<ImageRequestContext>

export const initialContext = (input: ImageRequestInput): ImageRequestContext => ({
  ...noProblems,
  jobId: input.jobId,
  idempotencySeed: input.idempotencySeed,
  attempt: 1,
  draft: null,
  job: null,
  misses: 0,
  needed: 0,
  balance: 0,
})

/** An impossible draft: it stands where the states rule out that there is none, and the server would refuse it. */
const noDraft: JobDraft = { service: 'removeBackground', source: null }

export const submissionOf = (context: ImageRequestContext): { draft: JobDraft; idempotencyKey: string } => ({
  draft: context.draft ?? noDraft,
  idempotencyKey: attemptKey(context.idempotencySeed, context.attempt),
})

/** No answer: the job may have been accepted and its tokens held. Only the same attempt may be tried again. */
export const submissionIsUnknown = (failure: CallFailure): boolean => !serverSpoke(failure) || failure.kind === 'server'

/** Two drafts ask for the same, so that trying one again is trying the other. */
export const isSameDraft = (one: JobDraft | null, other: JobDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const BACK_OFF_START = 2_000
const BACK_OFF_MAX = 30_000

/** 2, 4, 8, 16, then 30 seconds for ever: it never gives up while the person is there. */
export const backOff = (misses: number): number => Math.min(BACK_OFF_MAX, BACK_OFF_START * 2 ** Math.max(0, misses - 1))
