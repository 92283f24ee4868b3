import { advanceClock, defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { imageRequestModel } from './image-request.model.ts'
import { createTestImageRequest, done, draft, image, job } from './image-request.support.ts'
import { imageRequestMachine, type Job } from './index.ts'

const begin = (watcher: Watcher) => lazyFixture((jobId: string | null) => createTestImageRequest(jobId, watcher))

type Fixture = ReturnType<typeof createTestImageRequest>

const answer = ({ submitJob, fetchJob, cancelJob }: Fixture, report: Job) => {
  const open = [submitJob, fetchJob, cancelJob].find(({ calls }) => calls.some((call) => call.open))
  if (open === undefined) throw new Error('Nobody is waiting for the server')
  return open.last().answer(report)
}

const push = ({ actor }: Fixture, report: Job) => actor.send({ type: 'job.reported', job: report })

const silence = ({ submitJob, fetchJob }: Fixture) =>
  (submitJob.calls.some(({ open }) => open) ? submitJob : fetchJob).last().fail({ kind: 'network' })

/** Takes the steps of asking for images at the real machine. */
export const imageRequestDriver = defineDriver({
  model: imageRequestModel,
  machine: imageRequestMachine,
  begin,
  steps: {
    'the person opens the form': (service) => service.open(null),
    'the person comes back to a job of before': (service) => service.open('j-1'),
    'the person submits a form with mistakes': ({ now }) => {
      for (const count of [0, 5]) now.submit({ ...draft, count })
      now.submit({ ...draft, prompt: 'a'.repeat(4_001) })
      now.submit({ ...draft, prompt: '' })
    },
    'the person asks for images': ({ now }) => now.submit(),
    // Buying is a flow of its own: the job stays as it is.
    'the person goes to buy tokens': () => {},
    'some tokens arrive, but too few': ({ now }) => now.actor.send({ type: 'balance.changed', balance: 19 }),
    'enough tokens arrive': ({ now }) => now.actor.send({ type: 'balance.changed', balance: 20 }),
    'the person agrees': ({ now }) => now.actor.send({ type: 'offer.accepted' }),
    // What waited makes room for it.
    'the person asks for something else': ({ now }) => {
      now.actor.send({ type: 'offer.declined' })
      now.submit({ ...draft, prompt: 'a silver coin on linen'.padEnd(4_000, '.'), count: 4 })
    },
    'the person calls it off': ({ now }) => now.actor.send({ type: 'cancel.requested' }),
    'the server puts the job into the queue': ({ now }) => answer(now, job({ balance: 8 })),
    'the server begins at once': ({ now }) => answer(now, job({ state: 'working' })),
    'the server delivers everything at once': ({ now }) => answer(now, done),
    'there are not enough tokens': ({ now }) =>
      now.submitJob.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
    'the server refuses the job': ({ now }) => now.submitJob.last().fail({ kind: 'validation', message: 'No' }),
    'the server says: still in the queue': ({ now }) => answer(now, job()),
    'the server says: working': ({ now }) => answer(now, job({ state: 'working' })),
    'the server says: everything delivered': ({ now }) => answer(now, done),
    'the server says: partly delivered': ({ now }) =>
      answer(now, job({ state: 'completed', images: [image({ state: 'delivered' }), image({ state: 'failed' })] })),
    'the server says: failed': ({ now }) => answer(now, job({ state: 'failed', refunded: 2 })),
    'the server says: cancelled': ({ now }) => answer(now, job({ state: 'cancelled', refunded: 2 })),
    'the server knows no such job': ({ now }) => now.fetchJob.last().fail({ kind: 'notFound' }),
    'the calling off fails': ({ now }) => now.cancelJob.last().fail({ kind: 'network' }),
    'no answer comes': ({ now }) => silence(now),
    'a second passes': ({ now }) => advanceClock(now, 1_000),
    'two seconds pass': ({ now }) => advanceClock(now, 2_000),
    'fifteen seconds pass': ({ now }) => advanceClock(now, 15_000),
    'the token of an image is given back': ({ now }) => push(now, { ...done, refunded: 1 }),
    'the live connection opens': ({ now }) => now.actor.send({ type: 'stream.opened' }),
    'the live connection is cut': ({ now }) => now.actor.send({ type: 'stream.closed' }),
    'the live connection tells: working': ({ now }) => push(now, job({ state: 'working' })),
    'the live connection tells what was before': ({ now }) => push(now, job()),
    'the live connection tells: everything delivered': ({ now }) => push(now, done),
    'the browser is online again': ({ now }) => now.actor.send({ type: 'check.requested' }),
  },
})
