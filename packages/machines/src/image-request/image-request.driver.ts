import { advanceClock, defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { imageRequestModel } from './image-request.model.ts'
import { createTestImageRequest, done, draft, image, request } from './image-request.support.ts'
import { type ImageRequest, imageRequestMachine } from './index.ts'

const setUp = (watcher: Watcher) =>
  lazyFixture((requestId: string | null) => createTestImageRequest(requestId, watcher))

type Fixture = ReturnType<typeof createTestImageRequest>

const answer = ({ submitRequest, fetchRequest, cancelRequest }: Fixture, report: ImageRequest) => {
  const open = [submitRequest, fetchRequest, cancelRequest].find(({ calls }) => calls.some((call) => call.open))
  if (open === undefined) throw new Error('Nobody is waiting for the server')
  return open.last().answer(report)
}

const push = ({ actor }: Fixture, report: ImageRequest) => actor.send({ type: 'request.reported', request: report })

const silence = ({ submitRequest, fetchRequest }: Fixture) =>
  (submitRequest.calls.some(({ open }) => open) ? submitRequest : fetchRequest).last().fail({ kind: 'network' })

/** Takes the steps of asking for images at the real machine. */
export const imageRequestDriver = defineDriver({
  model: imageRequestModel,
  machine: imageRequestMachine,
  setUp,
  steps: {
    'the person opens the form': (service) => service.open(null),
    'the person comes back to a request of before': (service) => service.open('j-1'),
    'the person submits a form with mistakes': ({ now }) => {
      for (const count of [0, 5]) now.submit({ ...draft, count })
      now.submit({ ...draft, prompt: 'a'.repeat(4_001) })
      now.submit({ ...draft, prompt: '' })
    },
    'the person asks for images': ({ now }) => now.submit(),
    // Buying is a flow of its own: the request stays as it is.
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
    'the server puts the request into the queue': ({ now }) => answer(now, request({ balance: 8 })),
    'the server begins at once': ({ now }) => answer(now, request({ state: 'working' })),
    'the server delivers everything at once': ({ now }) => answer(now, done),
    'there are not enough tokens': ({ now }) =>
      now.submitRequest.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
    'the server refuses the request': ({ now }) => now.submitRequest.last().fail({ kind: 'validation', message: 'No' }),
    'the server says: still in the queue': ({ now }) => answer(now, request()),
    'the server says: working': ({ now }) => answer(now, request({ state: 'working' })),
    'the server says: everything delivered': ({ now }) => answer(now, done),
    'the server says: partly delivered': ({ now }) =>
      answer(now, request({ state: 'completed', images: [image({ state: 'delivered' }), image({ state: 'failed' })] })),
    'the server says: failed': ({ now }) => answer(now, request({ state: 'failed', refunded: 2 })),
    'the server says: cancelled': ({ now }) => answer(now, request({ state: 'cancelled', refunded: 2 })),
    'the server knows no such request': ({ now }) => now.fetchRequest.last().fail({ kind: 'notFound' }),
    'the calling off fails': ({ now }) => now.cancelRequest.last().fail({ kind: 'network' }),
    'no answer comes': ({ now }) => silence(now),
    'a second passes': ({ now }) => advanceClock(now, 1_000),
    'two seconds pass': ({ now }) => advanceClock(now, 2_000),
    'fifteen seconds pass': ({ now }) => advanceClock(now, 15_000),
    'the token of an image is given back': ({ now }) => push(now, { ...done, refunded: 1 }),
    'the live connection opens': ({ now }) => now.actor.send({ type: 'stream.opened' }),
    'the live connection is cut': ({ now }) => now.actor.send({ type: 'stream.closed' }),
    'the live connection tells: working': ({ now }) => push(now, request({ state: 'working' })),
    'the live connection tells what was before': ({ now }) => push(now, request()),
    'the live connection tells: everything delivered': ({ now }) => push(now, done),
    'the browser is online again': ({ now }) => now.actor.send({ type: 'check.requested' }),
  },
})
