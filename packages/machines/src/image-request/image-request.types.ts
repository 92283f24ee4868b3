import type { Tenths } from '../shared/domain.ts'
import type { Message, ToastTone } from '../shared/message.ts'
import type { Job, JobOutcome, JobServerErrors } from './job.ts'
import type { DraftErrors, DraftRuleKey, JobDraft } from './rules.ts'

export type ImageTextKey =
  | DraftRuleKey
  | 'images.submitFailed'
  | 'images.submitUnknown'
  | 'images.notFound'
  | 'images.cancelFailed'

export interface ImageRequestInput {
  /** A job to come back to after a reload; null to begin with the form. */
  jobId: string | null
  /** Unguessable, new for every visit: the idempotency keys of its jobs grow from it. */
  idempotencySeed: string
  /** What was handed over on a page of before, under this seed, and got no answer: the same again is the same try. */
  unanswered?: { draft: JobDraft; attempt: number } | undefined
}

export interface ImageRequestContext {
  jobId: string | null
  idempotencySeed: string
  attempt: number
  /** An earlier try of this attempt got no answer: it may have been accepted. */
  unsettled: boolean
  /** What was last handed over, or tried to be. */
  draft: JobDraft | null
  job: Job | null
  /** Polls that failed in a row. */
  misses: number
  /** What the refused job costs, and what there is (402). */
  needed: Tenths
  balance: Tenths
  fieldErrors: DraftErrors
  serverErrors: JobServerErrors
  problem: Message<ImageTextKey> | null
}

export type ImageRequestEvent =
  | { type: 'job.submitted'; draft: JobDraft }
  /** The person agrees to the offer made after they bought tokens. */
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  | { type: 'purchase.requested' }
  | { type: 'balance.changed'; balance: Tenths }
  | { type: 'cancel.requested' }
  /** The browser is online again, or the person does not want to wait. */
  | { type: 'check.requested' }
  /** Back to the form for another job. */
  | { type: 'another.requested' }

export type ImageRequestEmitted =
  /** Remember the id, so that a reload finds the job again. */
  | { type: 'jobAccepted'; jobId: string }
  | { type: 'jobSettled'; jobId: string; outcome: JobOutcome }
  | { type: 'jobForgotten' }
  /** The balance is now this much. */
  | { type: 'balanceReported'; balance: Tenths }
  /** Lead the person to buying tokens, and back here afterwards. */
  | { type: 'tokensWanted'; needed: Tenths; balance: Tenths }
  | { type: 'toast'; tone: ToastTone; message: Message<ImageTextKey> }

export type ImageRequestTag = 'busy' | 'needsInput' | 'underWay' | 'queued' | 'working' | 'offline' | 'settled'
