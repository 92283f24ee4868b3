import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { imageRequestsModel } from './image-requests.model.ts'
import { createTestImageRequests, done, working } from './image-requests.support.ts'
import { imageRequestsMachine } from './index.ts'

/** A page that begins with these requests of the visit. */
const setUp = (watcher: Watcher) =>
  lazyFixture((requestIds: readonly string[]) => {
    const page = createTestImageRequests(watcher)
    page.actor.send({ type: 'visit.continued', requestIds })
    page.personIs('ida')
    return page
  })

type Fixture = ReturnType<typeof createTestImageRequests>

const found = async ({ findRecentRequest, fetchRequest, tell }: Fixture, requestId: string) => {
  const before = fetchRequest.calls.length
  await findRecentRequest.last().answer(requestId)
  if (fetchRequest.calls.length > before) await tell(working(requestId))
}

/** The next question about the request fails so. */
const failNext = async ({ asked, clock }: Fixture, kind: 'notFound' | 'network') => {
  clock.increment(1_000)
  await asked('r-1').fail({ kind })
}

/** Takes the steps of a page with image requests at the real machine. */
export const imageRequestsDriver = defineDriver({
  model: imageRequestsModel,
  machine: imageRequestsMachine,
  setUp,
  steps: {
    'the person opens the service': (page) => page.open([]),
    'the person comes back to a request of the visit': async (page) => {
      page.open(['r-1'])
      await page.now.tell(working('r-1'))
    },
    'a recent request is found': ({ now }) => found(now, 'r-1'),
    'a newer request is found': ({ now }) => found(now, 'r-2'),
    'no recent request is found': ({ now }) => now.findRecentRequest.last().answer(null),
    'the history cannot be read': ({ now }) => now.findRecentRequest.last().fail({ kind: 'network' }),
    'the person hands an image in': ({ now }) => void now.submit(),
    'the person asks for an earlier request': async ({ now }) => {
      now.actor.send({ type: 'request.shown', requestId: 'r-2' })
      await now.tell(working('r-2'))
    },
    'the person asks for the one behind': ({ now }) => now.actor.send({ type: 'request.shown', requestId: 'r-1' }),
    'the person calls it off in vain': ({ now }) => {
      now.request().actor.send({ type: 'cancel.requested' })
      return now.cancelRequest.last().fail({ kind: 'network' })
    },
    'the person puts it away': ({ now }) => now.actor.send({ type: 'request.removed', id: now.request().id }),
    'the token of its image is given back': ({ now }) =>
      now.actor.send({ type: 'request.reported', request: { ...done('r-1'), refunded: 1 } }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut' }),
    'another person signs in': ({ now }) => now.personIs('leo'),
    'the server accepts it': ({ now }) => now.submitRequest.last().answer(working('r-2')),
    'the server accepts it as the request that it had': ({ now }) => now.submitRequest.last().answer(working('r-1')),
    'the server delivers it': ({ now }) => now.tell(done('r-1')),
    'the server does not know it any more': ({ now }) => failNext(now, 'notFound'),
    'the server cannot be reached': ({ now }) => failNext(now, 'network'),
    'the browser is online again': async ({ now }) => {
      now.actor.send({ type: 'connection.restored' })
      await now.asked('r-1').answer(working('r-1'))
    },
    'the live connection opens': async ({ now }) => {
      now.actor.send({ type: 'stream.opened' })
      await now.asked('r-1').answer(working('r-1'))
    },
    'the live connection is cut': ({ now }) => now.actor.send({ type: 'stream.closed' }),
    'the live connection tells that it is delivered': ({ now }) =>
      now.actor.send({ type: 'request.reported', request: done('r-1') }),
    'the live connection tells of it first': async ({ now }) => {
      now.actor.send({ type: 'request.reported', request: working('r-2') })
      await now.submitRequest.last().answer(working('r-2', { state: 'queued' }))
    },
    'there are not enough tokens': ({ now }) =>
      now.submitRequest.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
    'some tokens arrive, but too few': ({ now }) => now.personIs('ida', 19),
    'enough tokens arrive': ({ now }) => now.personIs('ida', 20),
  },
})
