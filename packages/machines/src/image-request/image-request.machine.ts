import { assertDefined } from '../shared/assertDefined.ts'
import { readFailure } from '../shared/failure.ts'
import { initialContext, submissionOf } from './context.ts'
import { imageRequestSetup } from './image-request.setup.ts'

/** Section 1 services, D46, D54-D56: one image job, from the form to its images. */
export const imageRequestMachine = imageRequestSetup.createMachine({
  id: 'imageRequest',
  description: 'One image job: asked for, waited for, delivered or given back.',
  context: ({ input }) => initialContext(input),
  on: {
    'job.reported': { actions: { type: 'assignJob', params: ({ event }) => event.job } },
    'stream.opened': { actions: { type: 'assignStreamed', params: true } },
    'stream.closed': { actions: { type: 'assignStreamed', params: false } },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Left at once: is there a job to come back to?',
      always: [{ guard: 'jobKnown', target: 'followingJob.news.asking' }, { target: 'preparingJob' }],
    },
    preparingJob: {
      description: 'The person says what they want.',
      tags: ['needsInput'],
      on: {
        'job.submitted': [
          {
            guard: { type: 'draftComplete', params: ({ event }) => event.draft },
            target: 'submittingJob',
            actions: { type: 'assignDraft', params: ({ event }) => event.draft },
          },
          { actions: { type: 'showDraftErrors', params: ({ event }) => event.draft } },
        ],
      },
    },
    submittingJob: {
      description: 'The job is being handed over, and its tokens are being held.',
      tags: ['busy'],
      invoke: {
        src: 'submitJob',
        input: ({ context }) => submissionOf(context),
        onDone: {
          target: 'judgingReport',
          actions: [
            { type: 'assignJob', params: ({ event }) => event.output },
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
            target: 'preparingJob',
            actions: 'showUnknownOutcome',
          },
          {
            target: 'preparingJob',
            actions: { type: 'showRefusal', params: ({ event }) => readFailure(event.error) },
          },
        ],
      },
    },
    shortOfTokens: {
      description: 'There are not enough tokens for the job. It is kept while the person buys some.',
      tags: ['needsInput'],
      on: {
        'balance.changed': [
          {
            guard: { type: 'balanceSuffices', params: ({ event }) => event.balance },
            target: 'offeringJob',
            actions: { type: 'assignBalance', params: ({ event }) => event.balance },
          },
          { actions: { type: 'assignBalance', params: ({ event }) => event.balance } },
        ],
        'offer.declined': { target: 'preparingJob' },
      },
    },
    offeringJob: {
      description: 'There are enough tokens now. The job is offered again and never started by itself.',
      tags: ['needsInput'],
      on: {
        'offer.accepted': { target: 'submittingJob' },
        'offer.declined': { target: 'preparingJob' },
      },
    },
    judgingReport: {
      description: 'Left at once: is the job still under way, or how did it end?',
      always: [
        { guard: { type: 'outcomeIs', params: 'delivered' }, target: 'delivered' },
        { guard: { type: 'outcomeIs', params: 'partlyDelivered' }, target: 'partlyDelivered' },
        { guard: { type: 'outcomeIs', params: 'failed' }, target: 'failedAndRefunded' },
        { guard: { type: 'outcomeIs', params: 'cancelled' }, target: 'cancelled' },
        { target: 'followingJob' },
      ],
    },
    followingJob: {
      description: 'The job waits in the queue or is being worked on; its progress is told or asked for.',
      tags: ['busy', 'underWay'],
      type: 'parallel',
      on: {
        'cancel.requested': { target: 'cancellingJob' },
        // A response that is still on its way is older than this report.
        'job.reported': {
          guard: { type: 'reportCurrent', params: ({ event }) => event.job },
          target: 'judgingReport',
          actions: { type: 'assignJob', params: ({ event }) => event.job },
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
            unknown: { description: 'The page was loaded anew and the server has not told of the job yet.' },
            queued: { description: 'The job waits its turn.', tags: ['queued'] },
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
              description: 'Asking how far the job is.',
              invoke: {
                src: 'fetchJob',
                input: ({ context }) => ({ jobId: assertDefined(context.jobId) }),
                onDone: {
                  target: '#imageRequest.judgingReport',
                  actions: [
                    { type: 'assignJob', params: ({ event }) => event.output },
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
                    target: '#imageRequest.preparingJob',
                    actions: [
                      { type: 'showNotFound', params: ({ event }) => readFailure(event.error) },
                      'reportForgotten',
                      'clearJob',
                    ],
                  },
                ],
              },
            },
            unreachable: {
              description: 'The server cannot be reached; the job goes on there. Asking again after a growing pause.',
              tags: ['offline'],
              after: { backOff: { target: 'asking' } },
              on: { 'check.requested': { target: 'asking' } },
            },
          },
        },
      },
    },
    cancellingJob: {
      description: 'The job is being called off. What is already delivered stays.',
      tags: ['busy', 'underWay'],
      invoke: {
        src: 'cancelJob',
        input: ({ context }) => ({ jobId: assertDefined(context.jobId) }),
        onDone: {
          target: 'judgingReport',
          actions: [
            { type: 'assignJob', params: ({ event }) => event.output },
            { type: 'reportBalance', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'followingJob.news.asking',
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
      description: 'The person called the job off; tokens of images not made were given back.',
      tags: ['settled'],
    },
  },
})
