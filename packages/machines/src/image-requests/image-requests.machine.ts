import { assign, emit, enqueueActions, setup } from 'xstate'
import {
  type ImageRequest,
  type ImageRequestEvent,
  type ImageTextKey,
  imageRequestMachine,
  isOlder,
} from '../image-request/index.ts'
import type { Tenths } from '../shared/domain.ts'
import type { MachineTypes } from '../shared/machine-types.ts'
import type { Message } from '../shared/message.ts'
import { notProvided } from '../shared/notProvided.ts'
import type {
  ImageRequestsContext,
  ImageRequestsEmitted,
  ImageRequestsEvent,
  ImageRequestsInput,
  ListedRequest,
  NewRequest,
} from './image-requests.types.ts'

const types: MachineTypes<ImageRequestsContext, ImageRequestsEvent, ImageRequestsEmitted, string, ImageRequestsInput> =
  {}

const requestIdOf = ({ snapshot }: ListedRequest) => snapshot.context.requestId

const withId = (requests: readonly ListedRequest[], id: string) => requests.filter((request) => request.id === id)

const withRequestId = (requests: readonly ListedRequest[], requestId: string) =>
  requests.filter((request) => requestIdOf(request) === requestId)

const isHandingIn = ({ snapshot }: ListedRequest) => snapshot.matches('submittingRequest')

const isCurrent = ({ actor, snapshot }: ListedRequest) => actor.getSnapshot() === snapshot

/** The image requests of one service: an actor for each, for the life of the page. */
export const imageRequestsMachine = setup({
  types,
  actors: {
    /** A request, with its calls. */
    imageRequest: imageRequestMachine,
    /** The newest request of the last day that was not dismissed, or null. */
    findRecentRequest: notProvided<string | null>('findRecentRequest'),
  },
  guards: {
    anotherPerson: ({ context }, personId: string) => context.personId !== personId,
    requestListed: ({ context }, requestId: string) => withRequestId(context.requests, requestId).length > 0,
    // Begun or asked for here: what was found may be just that, and is older news in any case.
    requestNew: ({ context: { requests } }, requestId: string | null) =>
      requestId !== null &&
      withRequestId(requests, requestId).length === 0 &&
      requests.every(({ isRestored }) => isRestored),
  },
  actions: {
    assignPerson: assign((_, personId: string | null) => ({ personId })),
    addRequests: assign(({ context, spawn, self }, asked: readonly NewRequest[]) => {
      const requests = asked.map(({ requestId, isRestored, unanswered }, place): ListedRequest => {
        const id = `request-${context.spawned + place}`
        const idempotencySeed = unanswered?.seed ?? `${context.idempotencySeed}-${id}`
        const input = { parent: self, requestId, idempotencySeed, unanswered, isStreamed: context.isStreamed }
        const actor = spawn('imageRequest', { id, input, syncSnapshot: true })
        return { id, actor, snapshot: actor.getSnapshot(), isRestored }
      })
      return { requests: [...requests, ...context.requests], spawned: context.spawned + requests.length }
    }),
    bringToFront: assign(({ context: { requests } }, requestId: string) => {
      const shown = withRequestId(requests, requestId)
      return { requests: [...shown, ...requests.filter((request) => !shown.includes(request))] }
    }),
    /** Requests that are as they were stay the same objects. */
    readSnapshots: assign(({ context: { requests } }) =>
      requests.every(isCurrent)
        ? {}
        : {
            requests: requests.map((request) =>
              isCurrent(request) ? request : { ...request, snapshot: request.actor.getSnapshot() },
            ),
          },
    ),
    stopRequests: enqueueActions(({ context: { requests }, enqueue }, gone: readonly ListedRequest[]) => {
      if (gone.length === 0) return
      for (const { actor } of gone) enqueue.stopChild(actor)
      const left = requests.filter((request) => !gone.includes(request))
      enqueue.assign({ requests: left, ...(left.some(isHandingIn) ? {} : { early: [] }) })
    }),
    reportRequest: enqueueActions(({ context, enqueue }, request: ImageRequest) => {
      for (const { actor } of withRequestId(context.requests, request.id))
        enqueue.sendTo(actor, { type: 'request.reported', request })
    }),
    /** Kept while it may be the request that is being handed in. */
    keepEarly: assign(({ context: { requests, early } }, request: ImageRequest) => {
      if (!requests.some(isHandingIn) || withRequestId(requests, request.id).length > 0) return {}
      const known = early.find(({ id }) => id === request.id)
      if (known && isOlder(request, known)) return {}
      return { early: [...early.filter((other) => other !== known), request] }
    }),
    reportEarly: enqueueActions(
      ({ context: { requests, early }, enqueue }, { id, requestId }: { id: string; requestId: string }) => {
        for (const { actor } of withId(requests, id))
          for (const request of early)
            if (request.id === requestId) enqueue.sendTo(actor, { type: 'request.reported', request })
      },
    ),
    clearEarly: assign(({ context: { requests, early } }) =>
      early.length === 0 || requests.some(isHandingIn) ? {} : { early: [] },
    ),
    assignStreamed: assign((_, isStreamed: boolean) => ({ isStreamed })),
    /** Each request decides whether it handles this. */
    sendToRequests: enqueueActions(({ context, enqueue }, event: ImageRequestEvent) => {
      for (const { actor } of context.requests) enqueue.sendTo(actor, event)
    }),
    announceListed: emit(({ context }) => ({
      type: 'requestsListed' as const,
      requestIds: context.requests.flatMap((request) => requestIdOf(request) ?? []),
    })),
    announceAccepted: emit((_, id: string) => ({ type: 'requestAccepted', id }) as const),
    announceDismissed: enqueueActions(({ enqueue }, request: ImageRequest | null) => {
      if (request !== null) enqueue.emit({ type: 'requestDismissed', request })
    }),
    announceEmptied: emit({ type: 'requestsEmptied' }),
    announceBalance: emit((_, balance: Tenths) => ({ type: 'balanceReported', balance }) as const),
    announceProblem: emit((_, message: Message<ImageTextKey>) => ({ type: 'toast', tone: 'error', message }) as const),
  },
}).createMachine({
  id: 'imageRequests',
  description: 'The image requests of one service, newest first.',
  context: ({ input }) => ({ ...input, spawned: 0, personId: null, requests: [], isStreamed: false, early: [] }),
  on: {
    'xstate.snapshot.*': { actions: ['readSnapshots', 'clearEarly'] },
    'visit.continued': {
      actions: {
        type: 'addRequests',
        params: ({ event }) => event.requestIds.map((requestId) => ({ requestId, isRestored: true })),
      },
    },
    'request.started': {
      actions: {
        type: 'addRequests',
        params: ({ event: { unanswered } }) => [{ requestId: null, isRestored: false, unanswered }],
      },
    },
    'request.shown': [
      {
        guard: { type: 'requestListed', params: ({ event }) => event.requestId },
        actions: [{ type: 'bringToFront', params: ({ event }) => event.requestId }, 'announceListed'],
      },
      {
        actions: [
          { type: 'addRequests', params: ({ event: { requestId } }) => [{ requestId, isRestored: false }] },
          'announceListed',
        ],
      },
    ],
    'request.reported': {
      actions: [
        { type: 'reportRequest', params: ({ event }) => event.request },
        { type: 'keepEarly', params: ({ event }) => event.request },
      ],
    },
    'stream.opened': {
      actions: [
        { type: 'assignStreamed', params: true },
        { type: 'sendToRequests', params: ({ event }) => event },
      ],
    },
    'stream.closed': {
      actions: [
        { type: 'assignStreamed', params: false },
        { type: 'sendToRequests', params: ({ event }) => event },
      ],
    },
    'request.removed': {
      actions: [
        {
          type: 'announceDismissed',
          params: ({ context, event }) => withId(context.requests, event.id)[0]?.snapshot.context.request ?? null,
        },
        { type: 'stopRequests', params: ({ context, event }) => withId(context.requests, event.id) },
        'announceListed',
      ],
    },
    'request.accepted': {
      actions: [
        'readSnapshots',
        { type: 'reportEarly', params: ({ event }) => event },
        {
          // A repeated attempt gets the request of the first one, which may be listed as a recent request: one of them stays.
          type: 'stopRequests',
          params: ({ context, event }) =>
            withRequestId(context.requests, event.requestId).filter(({ id }) => id !== event.id),
        },
        'announceListed',
        { type: 'announceAccepted', params: ({ event }) => event.id },
      ],
    },
    'request.lost': {
      actions: [
        { type: 'stopRequests', params: ({ context, event }) => withId(context.requests, event.id) },
        'announceListed',
        { type: 'announceDismissed', params: ({ event }) => event.request },
        // It is removed from the screen, so a toast says why.
        { type: 'announceProblem', params: ({ event }) => event.problem },
      ],
    },
    'balance.reported': { actions: { type: 'announceBalance', params: ({ event }) => event.balance } },
    'cancel.failed': { actions: { type: 'announceProblem', params: ({ event }) => event.problem } },
    'balance.changed': { actions: { type: 'sendToRequests', params: ({ event }) => event } },
    'connection.restored': { actions: { type: 'sendToRequests', params: { type: 'check.requested' } } },
    'person.known': {
      guard: { type: 'anotherPerson', params: ({ event }) => event.personId },
      target: '.findingRecentRequest',
      actions: { type: 'assignPerson', params: ({ event }) => event.personId },
    },
    'person.signedOut': {
      target: '.personUnknown',
      actions: [
        { type: 'stopRequests', params: ({ context }) => context.requests },
        { type: 'assignPerson', params: null },
        'announceEmptied',
      ],
    },
  },
  initial: 'personUnknown',
  states: {
    personUnknown: {
      description: 'It is not known yet who is signed in. Requests of the visit are read all the same.',
    },
    findingRecentRequest: {
      description: 'Asking for the newest recent request: another tab may have begun it, or a page that was left.',
      invoke: {
        src: 'findRecentRequest',
        onDone: [
          {
            guard: { type: 'requestNew', params: ({ event }) => event.output },
            target: 'listingRequests',
            actions: [
              { type: 'addRequests', params: ({ event }) => [{ requestId: event.output, isRestored: false }] },
              'announceListed',
            ],
          },
          { target: 'listingRequests' },
        ],
        // It is an extra: where it cannot be read, the page is as it would have been without it.
        onError: { target: 'listingRequests' },
      },
    },
    listingRequests: { description: 'The requests of this person are listed; each goes on by itself.' },
  },
})
