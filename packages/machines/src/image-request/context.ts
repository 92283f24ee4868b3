import { assertDefined } from '../shared/assertDefined.ts'
import { attemptKey } from '../shared/attempt-key.ts'
import { type CallFailure, isServerRefusal } from '../shared/failure.ts'
import type { ImageRequestContext, ImageRequestInput } from './image-request.types.ts'
import type { RequestDraft } from './rules.ts'

export const noProblems = { fieldErrors: {}, serverErrors: {}, problem: null } satisfies Partial<ImageRequestContext>

export const initialContext = (input: ImageRequestInput): ImageRequestContext => ({
  ...noProblems,
  parent: input.parent,
  requestId: input.requestId,
  idempotencySeed: input.idempotencySeed,
  attempt: input.unanswered?.attempt ?? 1,
  unsettled: input.unanswered !== undefined,
  draft: input.unanswered?.draft ?? null,
  request: null,
  isStreamed: input.isStreamed ?? false,
  misses: 0,
  needed: 0,
  balance: 0,
})

export const submissionOf = (context: ImageRequestContext): { draft: RequestDraft; idempotencyKey: string } => ({
  draft: assertDefined(context.draft),
  idempotencyKey: attemptKey(context.idempotencySeed, context.attempt),
})

/** No answer: the request may have been accepted and its tokens held. Only the same attempt may be tried again. */
export const submissionIsUnknown = (failure: CallFailure): boolean =>
  !isServerRefusal(failure) || failure.kind === 'server'

/** Another request, which needs another key. */
export const nextAttempt = ({ attempt }: Pick<ImageRequestContext, 'attempt'>) => ({
  attempt: attempt + 1,
  unsettled: false,
})

/**
 * A refusal ends the attempt, unless an earlier try of it got no answer: then only this request was refused,
 * and the tokens of the earlier one may be held.
 */
export const attemptAfterRefusal = (context: Pick<ImageRequestContext, 'attempt' | 'unsettled'>) =>
  context.unsettled ? {} : nextAttempt(context)

/** Two drafts ask for the same, so that trying one again is trying the other. */
export const isSameDraft = (one: RequestDraft | null, other: RequestDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const POLL = 1_000
/** While reports are pushed: for a connection that has died without a word. */
const POLL_STREAMED = 15_000
export const pollEvery = ({ isStreamed }: Pick<ImageRequestContext, 'isStreamed'>): number =>
  isStreamed ? POLL_STREAMED : POLL

const BACK_OFF_START = 2_000
const BACK_OFF_MAX = 30_000

/** 2, 4, 8, 16, then always 30 seconds: polling never gives up while the page is open. */
export const backOff = (misses: number): number => Math.min(BACK_OFF_MAX, BACK_OFF_START * 2 ** Math.max(0, misses - 1))
