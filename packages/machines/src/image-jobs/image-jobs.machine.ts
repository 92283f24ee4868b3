import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  type ImageRequestEvent,
  type ImageTextKey,
  imageRequestMachine,
  isOlder,
  type Job,
} from '../image-request/index.ts'
import type { Tenths } from '../shared/domain.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type {
  ImageJob,
  ImageJobsContext,
  ImageJobsEmitted,
  ImageJobsEvent,
  ImageJobsInput,
  NewJob,
} from './image-jobs.types.ts'

const types: MachineTypes<ImageJobsContext, ImageJobsEvent, ImageJobsEmitted, string, ImageJobsInput> = {}

const jobIdOf = ({ snapshot }: ImageJob) => snapshot.context.jobId

const withId = (jobs: readonly ImageJob[], id: string) => jobs.filter((job) => job.id === id)

const withJobId = (jobs: readonly ImageJob[], jobId: string) => jobs.filter((job) => jobIdOf(job) === jobId)

const isHandingIn = ({ snapshot }: ImageJob) => snapshot.matches('submittingJob')

const isCurrent = ({ actor, snapshot }: ImageJob) => actor.getSnapshot() === snapshot

/** The image jobs of one service: an actor for each, for the life of the page. */
export const imageJobsMachine = setup({
  types,
  actors: {
    /** A job, with its calls. */
    imageRequest: imageRequestMachine,
    /** The newest job of the last day that was not dismissed, or null. */
    findRecentJob: notProvided<string | null>('findRecentJob'),
  },
  guards: {
    anotherPerson: ({ context }, personId: string) => context.personId !== personId,
    jobListed: ({ context }, jobId: string) => withJobId(context.jobs, jobId).length > 0,
    // Begun or asked for here: what was found may be just that, and is older news in any case.
    jobNew: ({ context: { jobs } }, jobId: string | null) =>
      jobId !== null && withJobId(jobs, jobId).length === 0 && jobs.every(({ isRestored }) => isRestored),
  },
  actions: {
    assignPerson: assign((_, personId: string | null) => ({ personId })),
    addJobs: assign(({ context, spawn, self }, asked: readonly NewJob[]) => {
      const jobs = asked.map(({ jobId, isRestored, unanswered }, place): ImageJob => {
        const id = `job-${context.spawned + place}`
        const idempotencySeed = unanswered?.seed ?? `${context.idempotencySeed}-${id}`
        const input = { parent: self, jobId, idempotencySeed, unanswered, isStreamed: context.isStreamed }
        const actor = spawn('imageRequest', { id, input, syncSnapshot: true })
        return { id, actor, snapshot: actor.getSnapshot(), isRestored }
      })
      return { jobs: [...jobs, ...context.jobs], spawned: context.spawned + jobs.length }
    }),
    bringToFront: assign(({ context: { jobs } }, jobId: string) => {
      const shown = withJobId(jobs, jobId)
      return { jobs: [...shown, ...jobs.filter((job) => !shown.includes(job))] }
    }),
    /** Jobs that are as they were stay the same objects. */
    readSnapshots: assign(({ context: { jobs } }) =>
      jobs.every(isCurrent)
        ? {}
        : { jobs: jobs.map((job) => (isCurrent(job) ? job : { ...job, snapshot: job.actor.getSnapshot() })) },
    ),
    stopJobs: enqueueActions(({ context: { jobs }, enqueue }, gone: readonly ImageJob[]) => {
      if (gone.length === 0) return
      for (const { actor } of gone) enqueue.stopChild(actor)
      const left = jobs.filter((job) => !gone.includes(job))
      enqueue.assign({ jobs: left, ...(left.some(isHandingIn) ? {} : { early: [] }) })
    }),
    reportJob: enqueueActions(({ context, enqueue }, job: Job) => {
      for (const { actor } of withJobId(context.jobs, job.id)) enqueue.sendTo(actor, { type: 'job.reported', job })
    }),
    /** Kept while it may be the job that is being handed in. */
    keepEarly: assign(({ context: { jobs, early } }, job: Job) => {
      if (!jobs.some(isHandingIn) || withJobId(jobs, job.id).length > 0) return {}
      const known = early.find(({ id }) => id === job.id)
      if (known && isOlder(job, known)) return {}
      return { early: [...early.filter((other) => other !== known), job] }
    }),
    reportEarly: enqueueActions(
      ({ context: { jobs, early }, enqueue }, { id, jobId }: { id: string; jobId: string }) => {
        for (const { actor } of withId(jobs, id))
          for (const job of early) if (job.id === jobId) enqueue.sendTo(actor, { type: 'job.reported', job })
      },
    ),
    clearEarly: assign(({ context: { jobs, early } }) =>
      early.length === 0 || jobs.some(isHandingIn) ? {} : { early: [] },
    ),
    assignStreamed: assign((_, isStreamed: boolean) => ({ isStreamed })),
    /** Each job decides whether it handles this. */
    sendToJobs: enqueueActions(({ context, enqueue }, event: ImageRequestEvent) => {
      for (const { actor } of context.jobs) enqueue.sendTo(actor, event)
    }),
    announceListed: emit(({ context }) => ({
      type: 'jobsListed' as const,
      jobIds: context.jobs.flatMap((job) => jobIdOf(job) ?? []),
    })),
    announceAccepted: emit((_, id: string) => ({ type: 'jobAccepted', id }) as const),
    announceDismissed: enqueueActions(({ enqueue }, job: Job | null) => {
      if (job !== null) enqueue.emit({ type: 'jobDismissed', job })
    }),
    announceEmptied: emit({ type: 'jobsEmptied' }),
    announceBalance: emit((_, balance: Tenths) => ({ type: 'balanceReported', balance }) as const),
    announceProblem: emit((_, message: Message<ImageTextKey>) => ({ type: 'toast', tone: 'error', message }) as const),
  },
}).createMachine({
  id: 'imageJobs',
  description: 'The image jobs of one service, newest first.',
  context: ({ input }) => ({ ...input, spawned: 0, personId: null, jobs: [], isStreamed: false, early: [] }),
  on: {
    'xstate.snapshot.*': { actions: ['readSnapshots', 'clearEarly'] },
    'visit.continued': {
      actions: {
        type: 'addJobs',
        params: ({ event }) => event.jobIds.map((jobId) => ({ jobId, isRestored: true })),
      },
    },
    'job.started': {
      actions: {
        type: 'addJobs',
        params: ({ event: { unanswered } }) => [{ jobId: null, isRestored: false, unanswered }],
      },
    },
    'job.shown': [
      {
        guard: { type: 'jobListed', params: ({ event }) => event.jobId },
        actions: [{ type: 'bringToFront', params: ({ event }) => event.jobId }, 'announceListed'],
      },
      {
        actions: [
          { type: 'addJobs', params: ({ event: { jobId } }) => [{ jobId, isRestored: false }] },
          'announceListed',
        ],
      },
    ],
    'job.reported': {
      actions: [
        { type: 'reportJob', params: ({ event }) => event.job },
        { type: 'keepEarly', params: ({ event }) => event.job },
      ],
    },
    'stream.opened': {
      actions: [
        { type: 'assignStreamed', params: true },
        { type: 'sendToJobs', params: ({ event }) => event },
      ],
    },
    'stream.closed': {
      actions: [
        { type: 'assignStreamed', params: false },
        { type: 'sendToJobs', params: ({ event }) => event },
      ],
    },
    'job.removed': {
      actions: [
        {
          type: 'announceDismissed',
          params: ({ context, event }) => withId(context.jobs, event.id)[0]?.snapshot.context.job ?? null,
        },
        { type: 'stopJobs', params: ({ context, event }) => withId(context.jobs, event.id) },
        'announceListed',
      ],
    },
    'job.accepted': {
      actions: [
        'readSnapshots',
        { type: 'reportEarly', params: ({ event }) => event },
        {
          // A repeated attempt gets the job of the first one, which may be listed as a recent job: one of them stays.
          type: 'stopJobs',
          params: ({ context, event }) => withJobId(context.jobs, event.jobId).filter(({ id }) => id !== event.id),
        },
        'announceListed',
        { type: 'announceAccepted', params: ({ event }) => event.id },
      ],
    },
    'job.lost': {
      actions: [
        { type: 'stopJobs', params: ({ context, event }) => withId(context.jobs, event.id) },
        'announceListed',
        { type: 'announceDismissed', params: ({ event }) => event.job },
        // It is removed from the screen, so a toast says why.
        { type: 'announceProblem', params: ({ event }) => event.problem },
      ],
    },
    'balance.reported': { actions: { type: 'announceBalance', params: ({ event }) => event.balance } },
    'cancel.failed': { actions: { type: 'announceProblem', params: ({ event }) => event.problem } },
    'balance.changed': { actions: { type: 'sendToJobs', params: ({ event }) => event } },
    'connection.restored': { actions: { type: 'sendToJobs', params: { type: 'check.requested' } } },
    'person.known': {
      guard: { type: 'anotherPerson', params: ({ event }) => event.personId },
      target: '.findingRecentJob',
      actions: { type: 'assignPerson', params: ({ event }) => event.personId },
    },
    'person.signedOut': {
      target: '.personUnknown',
      actions: [
        { type: 'stopJobs', params: ({ context }) => context.jobs },
        { type: 'assignPerson', params: null },
        'announceEmptied',
      ],
    },
  },
  initial: 'personUnknown',
  states: {
    personUnknown: {
      description: 'It is not known yet who is signed in. Jobs of the visit are read all the same.',
    },
    findingRecentJob: {
      description: 'Asking for the newest recent job: another tab may have begun it, or a page that was left.',
      invoke: {
        src: 'findRecentJob',
        onDone: [
          {
            guard: { type: 'jobNew', params: ({ event }) => event.output },
            target: 'listingJobs',
            actions: [
              { type: 'addJobs', params: ({ event }) => [{ jobId: event.output, isRestored: false }] },
              'announceListed',
            ],
          },
          { target: 'listingJobs' },
        ],
        // It is an extra: where it cannot be read, the page is as it would have been without it.
        onError: { target: 'listingJobs' },
      },
    },
    listingJobs: { description: 'The jobs of this person are listed; each goes on by itself.' },
  },
})
