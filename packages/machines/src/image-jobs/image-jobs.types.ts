import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type {
  ImageRequestReport,
  ImageTextKey,
  imageRequestMachine,
  Job,
  SubmissionAttempt,
} from '../image-request/index.ts'
import type { Tenths } from '../shared/domain.ts'
import type { Message } from '../shared/message.ts'

/** One job of the list. Immutable: a change makes a new object, so that readers can compare by identity. */
export interface ImageJob {
  /** The actor's id. */
  readonly id: string
  readonly actor: ActorRefFrom<typeof imageRequestMachine>
  readonly snapshot: SnapshotFrom<typeof imageRequestMachine>
  /** An earlier page of the visit had it. */
  readonly isRestored: boolean
}

/** A job to list: empty, or one with a request on the server. */
export interface NewJob {
  jobId: string | null
  isRestored: boolean
  unanswered?: SubmissionAttempt | undefined
}

export interface ImageJobsInput {
  /** Unguessable, new for every page: the seeds of its jobs grow from it. */
  idempotencySeed: string
}

export interface ImageJobsContext {
  idempotencySeed: string
  /** How many jobs were spawned: each has an id of its own, also after others have gone. */
  spawned: number
  /** The owner of the jobs; null until the session is checked. */
  personId: string | null
  /** Newest first. */
  jobs: readonly ImageJob[]
  /** Reports are pushed as they come. */
  isStreamed: boolean
  /** Reports that arrived during a submission: they may belong to it, since its id is not known yet. */
  early: readonly Job[]
}

export type ImageJobsEvent =
  | ImageRequestReport
  /** A job has another snapshot. */
  | { type: `xstate.snapshot.${string}` }
  /** The page was reloaded: the jobs of the visit, newest first. */
  | { type: 'visit.continued'; jobIds: readonly string[] }
  /** A job begins with nothing in it yet, or with what was tried on an earlier page. */
  | { type: 'job.started'; unanswered?: SubmissionAttempt | undefined }
  /** The person asked for a request of theirs, of whichever visit. */
  | { type: 'job.shown'; jobId: string }
  /** The server reported, unasked or to a call outside the job. It may be a job of another tab, or old news. */
  | { type: 'job.reported'; job: Job }
  /** Reports are pushed from now on; earlier ones may be lost. */
  | { type: 'stream.opened' }
  | { type: 'stream.closed' }
  /** The person is done with it. */
  | { type: 'job.removed'; id: string }
  | { type: 'person.known'; personId: string }
  | { type: 'person.signedOut' }
  | { type: 'balance.changed'; balance: Tenths }
  /** The browser is online again. */
  | { type: 'connection.restored' }

export type ImageJobsEmitted =
  /** Remember these, so that a reload finds them again. */
  | { type: 'jobsListed'; jobIds: readonly string[] }
  | { type: 'jobAccepted'; id: string }
  /** It is not to be found as a recent one any more. */
  | { type: 'jobDismissed'; job: Job }
  /** Signed out: all jobs are removed. */
  | { type: 'jobsEmptied' }
  | { type: 'balanceReported'; balance: Tenths }
  | { type: 'toast'; tone: 'error'; message: Message<ImageTextKey> }
