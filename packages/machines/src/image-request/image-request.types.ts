import type { ActorRef, Snapshot } from 'xstate'
import type { Tenths } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'
import type { ImageRequest, RequestServerErrors } from './request.ts'
import type { DraftErrors, DraftRuleKey, RequestDraft } from './rules.ts'

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
  draft: RequestDraft
}

/** The parent of the request, which receives its reports. */
type ImageRequestParent = ActorRef<Snapshot<unknown>, ImageRequestReport>

export interface ImageRequestInput {
  parent: ImageRequestParent
  /** A request to come back to after a reload; null to begin with the form. */
  requestId: string | null
  /** Unguessable, new for every visit: the idempotency keys of its requests grow from it. */
  idempotencySeed: string
  /** What was handed over on a page of before, under this seed, and got no answer: the same again is the same try. */
  unanswered?: SubmissionAttempt | undefined
  /** Reports are being pushed already. */
  isStreamed?: boolean | undefined
}

export interface ImageRequestContext {
  parent: ImageRequestParent
  requestId: string | null
  idempotencySeed: string
  attempt: number
  /** An earlier try of this attempt got no answer: it may have been accepted. */
  unsettled: boolean
  /** What was last handed over, or tried to be. */
  draft: RequestDraft | null
  /** The newest report of the server, whole. */
  request: ImageRequest | null
  /** Reports are pushed as they come, and are hardly asked for. */
  isStreamed: boolean
  /** Polls that failed in a row. */
  misses: number
  /** What the refused request costs, and what there is (402). */
  needed: Tenths
  balance: Tenths
  fieldErrors: DraftErrors
  serverErrors: RequestServerErrors
  problem: Message<ImageTextKey> | null
}

export type ImageRequestEvent =
  | { type: 'request.submitted'; draft: RequestDraft }
  /** The person agrees to the offer made after they bought tokens. */
  | { type: 'offer.accepted' }
  | { type: 'offer.declined' }
  | { type: 'balance.changed'; balance: Tenths }
  | { type: 'cancel.requested' }
  /** The server reported, unasked or to a call outside the request. It may be old news, or known. */
  | { type: 'request.reported'; request: ImageRequest }
  /** Reports are pushed from now on; earlier ones may be lost. */
  | { type: 'stream.opened' }
  | { type: 'stream.closed' }
  /** The browser is online again, or the person does not want to wait. */
  | { type: 'check.requested' }

/** Reports of a request to its parent. `id` is that of its actor. */
export type ImageRequestReport =
  | { type: 'request.accepted'; id: string; requestId: string }
  /** The request is removed. `request` is its last known state, `problem` the reason. */
  | { type: 'request.lost'; id: string; request: ImageRequest | null; problem: Message<ImageTextKey> }
  | { type: 'balance.reported'; balance: Tenths }
  | { type: 'cancel.failed'; problem: Message<ImageTextKey> }

export type ImageRequestTag = 'busy' | 'needsInput' | 'underWay' | 'queued' | 'working' | 'offline' | 'settled'
