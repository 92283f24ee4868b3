import { assertDefined } from '../shared/assertDefined.ts'
import { readFailure } from '../shared/failure.ts'
import { initialContext, submissionOf } from './context.ts'
import { imageRequestSetup } from './image-request.setup.ts'

/** Section 1 services, D46, D54-D56: one image request, from the form to its images. */
export const imageRequestMachine = imageRequestSetup.createMachine({
  id: 'imageRequest',
  description: 'One image request: asked for, waited for, delivered or given back.',
  context: ({ input }) => initialContext(input),
  on: {
    'request.reported': { actions: { type: 'assignRequest', params: ({ event }) => event.request } },
    'stream.opened': { actions: { type: 'assignStreamed', params: true } },
    'stream.closed': { actions: { type: 'assignStreamed', params: false } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Left at once: is there a request to come back to?',
      always: [{ guard: 'requestKnown', target: 'followingRequest.news.asking' }, { target: 'preparingRequest' }],
    },
    preparingRequest: {
      description: 'The person says what they want.',
      tags: ['needsInput'],
      on: {
        'request.submitted': [
          {
            guard: { type: 'draftComplete', params: ({ event }) => event.draft },
            target: 'submittingRequest',
            actions: { type: 'assignDraft', params: ({ event }) => event.draft },
          },
          { actions: { type: 'showDraftErrors', params: ({ event }) => event.draft } },
        ],
      },
    },
    submittingRequest: {
      description: 'The request is being handed over, and its tokens are being held.',
      tags: ['busy'],
      invoke: {
        src: 'submitRequest',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'judgingReport',
          actions: [
            { type: 'assignRequest', params: ({ event }) => event.output },
            'beginAttempt',
            { type: 'reportAccepted', params: ({ event }) => event.output },
            { type: 'reportBalance', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'tokensShort', params: ({ event }) => readFailure(event.error) },
            target: 'shortOfTokens',
            actions: [
              { type: 'showShortage', params: ({ event }) => readFailure(event.error) },
              { type: 'reportShortage', params: ({ event }) => readFailure(event.error) },
            ],
          },
          {
            guard: { type: 'outcomeUnknown', params: ({ event }) => readFailure(event.error) },
            target: 'preparingRequest',
            actions: 'showUnknownOutcome',
          },
          {
            target: 'preparingRequest',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    shortOfTokens: {
      description: 'There are not enough tokens for the request. It is kept while the person buys some.',
      tags: ['needsInput'],
      on: {
        'balance.changed': [
          {
            guard: { type: 'balanceSuffices', params: ({ event }) => event.balance },
            target: 'offeringRequest',
            actions: { type: 'assignBalance', params: ({ event }) => event.balance },
          },
          { actions: { type: 'assignBalance', params: ({ event }) => event.balance } },
        ],
        'offer.declined': { target: 'preparingRequest' },
      },
    },
    offeringRequest: {
      description: 'There are enough tokens now. The request is offered again and never started by itself.',
      tags: ['needsInput'],
      on: {
        'offer.accepted': { target: 'submittingRequest' },
        'offer.declined': { target: 'preparingRequest' },
      },
    },
    judgingReport: {
      description: 'Left at once: is the request still under way, or how did it end?',
      always: [
        { guard: { type: 'outcomeIs', params: 'delivered' }, target: 'delivered' },
        { guard: { type: 'outcomeIs', params: 'partlyDelivered' }, target: 'partlyDelivered' },
        { guard: { type: 'outcomeIs', params: 'failed' }, target: 'failedAndRefunded' },
        { guard: { type: 'outcomeIs', params: 'cancelled' }, target: 'cancelled' },
        { target: 'followingRequest' },
      ],
    },
    followingRequest: {
      description: 'The request waits in the queue or is being worked on; its progress is told or asked for.',
      tags: ['busy', 'underWay'],
      type: 'parallel',
      on: {
        'cancel.requested': { target: 'cancellingRequest' },
        // A response that is still on its way is older than this report.
        'request.reported': {
          guard: { type: 'reportCurrent', params: ({ event }) => event.request },
          target: 'judgingReport',
          actions: { type: 'assignRequest', params: ({ event }) => event.request },
        },
      },
      states: {
        work: {
          description: 'How far the server is, as it said last.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Left at once: what did the server say last?',
              always: [
                { guard: { type: 'workIs', params: 'working' }, target: 'working' },
                { guard: { type: 'workIs', params: 'queued' }, target: 'queued' },
                { target: 'unknown' },
              ],
            },
            unknown: { description: 'The page was loaded anew and the server has not told of the request yet.' },
            queued: { description: 'The request waits its turn.', tags: ['queued'] },
            working: { description: 'The images are being made, each with its progress.', tags: ['working'] },
          },
        },
        news: {
          description: 'Hearing how far the server is.',
          initial: 'waiting',
          on: {
            // Poll once: reports before the connection are lost, and a pending poll may be older.
            'stream.opened': { target: '.asking', actions: { type: 'assignStreamed', params: true } },
          },
          states: {
            waiting: {
              description:
                'The progress shown is fresh. The next report is pushed, or asked for shortly where none are pushed.',
              after: { pollEvery: { target: 'asking' } },
              on: {
                'stream.closed': {
                  target: 'waiting',
                  reenter: true,
                  actions: { type: 'assignStreamed', params: false },
                },
              },
            },
            asking: {
              description: 'Asking how far the request is.',
              invoke: {
                src: 'fetchRequest',
                input: ({ context }) => ({ requestId: assertDefined(context.requestId) }),
                onDone: {
                  target: '#imageRequest.judgingReport',
                  actions: [
                    { type: 'assignRequest', params: ({ event }) => event.output },
                    { type: 'reportBalance', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'askingAgainHelps', params: ({ event }) => readFailure(event.error) },
                    target: 'unreachable',
                    actions: 'countMiss',
                  },
                  {
                    target: '#imageRequest.preparingRequest',
                    actions: [
                      { type: 'showNotFound', params: ({ event }) => readFailure(event.error) },
                      'reportForgotten',
                      'clearRequest',
                    ],
                  },
                ],
              },
            },
            unreachable: {
              description:
                'The server cannot be reached; the request goes on there. Asking again after a growing pause.',
              tags: ['offline'],
              after: { backOff: { target: 'asking' } },
              on: { 'check.requested': { target: 'asking' } },
            },
          },
        },
      },
    },
    cancellingRequest: {
      description: 'The request is being called off. What is already delivered stays.',
      tags: ['busy', 'underWay'],
      invoke: {
        src: 'cancelRequest',
        input: ({ context }) => ({ requestId: assertDefined(context.requestId) }),
        onDone: {
          target: 'judgingReport',
          actions: [
            { type: 'assignRequest', params: ({ event }) => event.output },
            { type: 'reportBalance', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'followingRequest.news.asking',
          actions: { type: 'reportCancelFailed', params: ({ event }) => readFailure(event.error) },
        },
      },
    },
    delivered: {
      description: 'Every image is there.',
      tags: ['settled'],
    },
    partlyDelivered: {
      description: 'Some images are there; the tokens of the others were given back.',
      tags: ['settled'],
    },
    failedAndRefunded: {
      description: 'No image came out, and the person was not charged.',
      tags: ['settled'],
    },
    cancelled: {
      description: 'The person called the request off; tokens of images not made were given back.',
      tags: ['settled'],
    },
  },
})
