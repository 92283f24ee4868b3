import { defineDriver, lazyFixture, type Watcher } from '../testing/index.ts'
import { imageJobsModel } from './image-jobs.model.ts'
import { createTestImageJobs, done, working } from './image-jobs.support.ts'
import { imageJobsMachine } from './index.ts'

/** A page that begins with these jobs of the visit. */
const begin = (watcher: Watcher) =>
  lazyFixture((jobIds: readonly string[]) => {
    const page = createTestImageJobs(watcher)
    page.actor.send({ type: 'visit.continued', jobIds })
    page.personIs('ida')
    return page
  })

type Fixture = ReturnType<typeof createTestImageJobs>

const found = async ({ findRecentJob, fetchJob, tell }: Fixture, jobId: string) => {
  const before = fetchJob.calls.length
  await findRecentJob.last().answer(jobId)
  if (fetchJob.calls.length > before) await tell(working(jobId))
}

/** The next question about the job fails so. */
const failNext = async ({ asked, clock }: Fixture, kind: 'notFound' | 'network') => {
  clock.increment(1_000)
  await asked('r-1').fail({ kind })
}

/** Takes the steps of a page with image jobs at the real machine. */
export const imageJobsDriver = defineDriver({
  model: imageJobsModel,
  machine: imageJobsMachine,
  begin,
  steps: {
    'the person opens the service': (page) => page.open([]),
    'the person comes back to a job of the visit': async (page) => {
      page.open(['r-1'])
      await page.now.tell(working('r-1'))
    },
    'a recent job is found': ({ now }) => found(now, 'r-1'),
    'a newer job is found': ({ now }) => found(now, 'r-2'),
    'no recent job is found': ({ now }) => now.findRecentJob.last().answer(null),
    'the history cannot be read': ({ now }) => now.findRecentJob.last().fail({ kind: 'network' }),
    'the person hands an image in': ({ now }) => void now.submit(),
    'the person asks for an earlier request': async ({ now }) => {
      now.actor.send({ type: 'job.shown', jobId: 'r-2' })
      await now.tell(working('r-2'))
    },
    'the person asks for the one behind': ({ now }) => now.actor.send({ type: 'job.shown', jobId: 'r-1' }),
    'the person calls it off in vain': ({ now }) => {
      now.job().actor.send({ type: 'cancel.requested' })
      return now.cancelJob.last().fail({ kind: 'network' })
    },
    'the person puts it away': ({ now }) => now.actor.send({ type: 'job.removed', id: now.job().id }),
    'the token of its image is given back': ({ now }) =>
      now.actor.send({ type: 'job.reported', job: { ...done('r-1'), refunded: 1 } }),
    'the person signs out': ({ now }) => now.actor.send({ type: 'person.signedOut' }),
    'another person signs in': ({ now }) => now.personIs('leo'),
    'the server accepts it': ({ now }) => now.submitJob.last().answer(working('r-2')),
    'the server accepts it as the job that it had': ({ now }) => now.submitJob.last().answer(working('r-1')),
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
      now.actor.send({ type: 'job.reported', job: done('r-1') }),
    'the live connection tells of it first': async ({ now }) => {
      now.actor.send({ type: 'job.reported', job: working('r-2') })
      await now.submitJob.last().answer(working('r-2', { state: 'queued' }))
    },
    'there are not enough tokens': ({ now }) =>
      now.submitJob.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }),
    'some tokens arrive, but too few': ({ now }) => now.personIs('ida', 19),
    'enough tokens arrive': ({ now }) => now.personIs('ida', 20),
  },
})
