import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type {
  ImageRequest,
  ImageRequestReport,
  ImageTextKey,
  imageRequestMachine,
  SubmissionAttempt,
} from '../image-request/index.ts'
import type { Tenths } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'

/** One request of the list. Immutable: a change makes a new object, so that readers can compare by identity. */
export interface ListedRequest {
  /** The actor's id. */
  readonly id: string
  readonly actor: ActorRefFrom<typeof imageRequestMachine>
  readonly snapshot: SnapshotFrom<typeof imageRequestMachine>
  /** An earlier page of the visit had it. */
  readonly isRestored: boolean
}

/** A request to list: empty, or one with a request on the server. */
export interface NewRequest {
  requestId: string | null
  isRestored: boolean
  unanswered?: SubmissionAttempt | undefined
}

export interface ImageRequestsInput {
  /** Unguessable, new for every page: the seeds of its requests grow from it. */
  idempotencySeed: string
}

export interface ImageRequestsContext {
  idempotencySeed: string
  /** How many requests were spawned: each has an id of its own, also after others have gone. */
  spawned: number
  /** The owner of the requests; null until the session is checked. */
  personId: string | null
  /** Newest first. */
  requests: readonly ListedRequest[]
  /** Reports are pushed as they come. */
  isStreamed: boolean
  /** Reports that arrived during a submission: they may belong to it, since its id is not known yet. */
  early: readonly ImageRequest[]
}

export type ImageRequestsEvent =
  | ImageRequestReport
  /** A request has another snapshot. */
  | { type: `xstate.snapshot.${string}` }
  /** The page was reloaded: the requests of the visit, newest first. */
  | { type: 'visit.continued'; requestIds: readonly string[] }
  /** A request begins with nothing in it yet, or with what was tried on an earlier page. */
  | { type: 'request.started'; unanswered?: SubmissionAttempt | undefined }
  /** The person asked for a request of theirs, of whichever visit. */
  | { type: 'request.shown'; requestId: string }
  /** The server reported, unasked or to a call outside the request. It may be a request of another tab, or old news. */
  | { type: 'request.reported'; request: ImageRequest }
  /** Reports are pushed from now on; earlier ones may be lost. */
  | { type: 'stream.opened' }
  | { type: 'stream.closed' }
  /** The person is done with it. */
  | { type: 'request.removed'; id: string }
  | { type: 'person.known'; personId: string }
  | { type: 'person.signedOut' }
  | { type: 'balance.changed'; balance: Tenths }
  /** The browser is online again. */
  | { type: 'connection.restored' }

export type ImageRequestsEmitted =
  /** Remember these, so that a reload finds them again. */
  | { type: 'requestsListed'; requestIds: readonly string[] }
  | { type: 'requestAccepted'; id: string }
  /** It is not to be found as a recent one any more. */
  | { type: 'requestDismissed'; request: ImageRequest }
  /** Signed out: all requests are removed. */
  | { type: 'requestsEmptied' }
  | { type: 'balanceReported'; balance: Tenths }
  | { type: 'toast'; tone: 'error'; message: Message<ImageTextKey> }
