import { expect, test } from 'vitest'
import { callOf, fuzz, oneOf, openCallOf } from '../testing/fuzz.ts'
import { createTestImageJobs, done, draft, working } from './image-jobs.support.ts'

const begin = () => createTestImageJobs()

type Fixture = ReturnType<typeof begin>

const ids = ['r-1', 'r-2', 'r-3'] as const
const failures = [{ kind: 'network' }, { kind: 'server' }, { kind: 'notFound' }, { kind: 'validation' }] as const
const people = ['ida', 'leo'] as const

const shortage = { kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 }

const anyJob = ({ jobs }: Fixture, pick: number) => jobs()[pick % Math.max(1, jobs().length)]

const acts = {
  begin: ({ submit }: Fixture) => submit(),
  'begin again': ({ submit }: Fixture, pick: number) => submit({ seed: `tried ${pick % 2}`, attempt: 1, draft }),
  'submit again': (fixture: Fixture, pick: number) =>
    anyJob(fixture, pick)?.actor.send({ type: 'job.submitted', draft }),
  // A submitted job may exist already, if its response was lost.
  accept: ({ submitJob }: Fixture, pick: number) =>
    callOf(submitJob.calls, pick)?.answer(pick % 2 === 0 ? working(oneOf(ids, pick)) : done(oneOf(ids, pick))),
  refuse: ({ submitJob }: Fixture, pick: number) =>
    callOf(submitJob.calls, pick)?.fail(pick % 3 === 0 ? shortage : oneOf(failures, pick)),
  show: ({ actor }: Fixture, pick: number) => actor.send({ type: 'job.shown', jobId: oneOf(ids, pick) }),
  report: ({ fetchJob }: Fixture, pick: number) => {
    const call = callOf(fetchJob.calls, pick)
    return call?.answer(pick % 2 === 0 ? working(call.input.jobId) : done(call.input.jobId))
  },
  'report outside': ({ actor }: Fixture, pick: number) =>
    actor.send({ type: 'job.reported', job: done(oneOf(ids, pick)) }),
  'no report': ({ fetchJob }: Fixture, pick: number) => callOf(fetchJob.calls, pick)?.fail(oneOf(failures, pick)),
  cancel: (fixture: Fixture, pick: number) => anyJob(fixture, pick)?.actor.send({ type: 'cancel.requested' }),
  'not cancelled': ({ cancelJob }: Fixture, pick: number) => callOf(cancelJob.calls, pick)?.fail(oneOf(failures, pick)),
  remove: (fixture: Fixture, pick: number) => {
    const job = anyJob(fixture, pick)
    if (job) fixture.actor.send({ type: 'job.removed', id: job.id })
  },
  arrive: ({ personIs }: Fixture, pick: number) => personIs(oneOf(people, pick), pick % 40),
  leave: ({ actor }: Fixture) => actor.send({ type: 'person.signedOut' }),
  found: ({ findRecentJob }: Fixture, pick: number) =>
    callOf(findRecentJob.calls, pick)?.answer(oneOf([...ids, null], pick)),
  'not found': ({ findRecentJob }: Fixture, pick: number) =>
    callOf(findRecentJob.calls, pick)?.fail({ kind: 'network' }),
  connect: ({ actor }: Fixture) => actor.send({ type: 'stream.opened' }),
  disconnect: ({ actor }: Fixture) => actor.send({ type: 'stream.closed' }),
  online: ({ actor }: Fixture) => actor.send({ type: 'connection.restored' }),
  time: ({ clock }: Fixture, pick: number) => clock.increment(pick % 40_000),
}

const onward = (fixture: Fixture, pick: number) => {
  const { at, personIs, findRecentJob, submitJob, jobIds } = fixture
  if (at().matches('personUnknown')) return personIs('ida')
  const asked = openCallOf(findRecentJob.calls)
  if (asked) return asked.answer(null)
  const handed = openCallOf(submitJob.calls)
  const id = ids.find((jobId) => !jobIds().includes(jobId)) ?? 'r-1'
  return handed ? handed.answer(working(id)) : acts.report(fixture, pick)
}

test('no job is listed twice, every job that is listed goes on, and none that has gone does', () =>
  fuzz({
    begin,
    acts,
    onward,
    atEnd: ({ at }) => at().matches('listingJobs'),
    calls: ({ submitJob, fetchJob, cancelJob, findRecentJob }) => [
      ...submitJob.calls,
      ...fetchJob.calls,
      ...cancelJob.calls,
      ...findRecentJob.calls,
    ],
    holds: ({ at, jobs, jobIds, submitJob, fetchJob, cancelJob }) => {
      const known = jobIds().filter((id) => id !== null)
      expect(new Set(known).size).toBe(known.length)
      if (!jobs().some(({ snapshot }) => snapshot.matches('submittingJob'))) expect(at().context.early).toEqual([])
      for (const { id, actor, snapshot } of jobs()) {
        expect(actor.getSnapshot()).toBe(snapshot)
        expect(snapshot.status).toBe('active')
        expect(at().children[id]).toBe(actor)
      }
      const spawned = Object.keys(at().children).filter((id) => id.startsWith('job-'))
      expect(spawned).toHaveLength(jobs().length)
      const inFlight = [...submitJob.calls, ...fetchJob.calls, ...cancelJob.calls].filter(
        ({ open, signal }) => open && !signal.aborted,
      )
      expect(inFlight.length).toBeLessThanOrEqual(jobs().length)
    },
    met: ({ at, jobs, emitted }) => [
      JSON.stringify(at().value),
      ...jobs().flatMap(({ snapshot }) => [...snapshot.tags]),
      ...emitted.map(({ type }) => type),
    ],
    meets: [
      ...['"personUnknown"', '"findingRecentJob"', '"listingJobs"', 'offline', 'settled', 'underWay'],
      ...['jobsListed', 'jobAccepted', 'jobDismissed', 'jobsEmptied', 'balanceReported', 'toast'],
    ],
  }))
