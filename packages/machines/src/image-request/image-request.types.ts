import type { ActorRef, Snapshot } from 'xstate'
import type { Tenths } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'
import type { Job, JobServerErrors } from './job.ts'
import type { DraftErrors, DraftRuleKey, JobDraft } from './rules.ts'

export type ImageTextKey =
  | DraftRuleKey
  | 'images.submitFailed'
  | 'images.submitUnknown'
  | 'images.notFound'
  | 'images.cancelFailed'

/** A submission as it was last handed over. The server recognises a repeated one by its seed and number. */
export interface SubmissionAttempt {
  seed: string
  attempt: number
  draft: JobDraft
}

/** The parent of the job, which receives its reports. */
type ImageRequestParent = ActorRef<Snapshot<unknown>, ImageRequestReport>

export interface ImageRequestInput {
  parent: ImageRequestParent
  /** A job to come back to after a reload; null to begin with the form. */
  jobId: string | null
  /** Unguessable, new for every visit: the idempotency keys of its jobs grow from it. */
  idempotencySeed: string
  /** What was handed over on a page of before, under this seed, and got no answer: the same again is the same try. */
  unanswered?: SubmissionAttempt | undefined
  /** Reports are being pushed already. */
  isStreamed?: boolean | undefined
}

export interface ImageRequestContext {
  parent: ImageRequestParent
  jobId: string | null
  idempotencySeed: string
  attempt: number
  /** An earlier try of this attempt got no answer: it may have been accepted. */
  unsettled: boolean
  /** What was last handed over, or tried to be. */
  draft: JobDraft | null
  /** The newest report of the server, whole. */
  job: Job | null
  /** Reports are pushed as they come, and are hardly asked for. */
  isStreamed: boolean
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
  | { type: 'balance.changed'; balance: Tenths }
  | { type: 'cancel.requested' }
  /** The server reported, unasked or to a call outside the job. It may be old news, or known. */
  | { type: 'job.reported'; job: Job }
  /** Reports are pushed from now on; earlier ones may be lost. */
  | { type: 'stream.opened' }
  | { type: 'stream.closed' }
  /** The browser is online again, or the person does not want to wait. */
  | { type: 'check.requested' }

/** Reports of a job to its parent. `id` is that of its actor. */
export type ImageRequestReport =
  | { type: 'job.accepted'; id: string; jobId: string }
  /** The job is removed. `job` is its last known state, `problem` the reason. */
  | { type: 'job.lost'; id: string; job: Job | null; problem: Message<ImageTextKey> }
  | { type: 'balance.reported'; balance: Tenths }
  | { type: 'cancel.failed'; problem: Message<ImageTextKey> }

export type ImageRequestTag = 'busy' | 'needsInput' | 'underWay' | 'queued' | 'working' | 'offline' | 'settled'
