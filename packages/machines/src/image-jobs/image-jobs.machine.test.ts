import { describe, expect, test } from 'vitest'
import type { Job } from '../image-request/index.ts'
import { settle, statePaths } from '../testing/index.ts'
import { createTestImageJobs, done, draft, working } from './image-jobs.support.ts'
import { imageJobsMachine } from './index.ts'

test('every step is a named state', () => {
  expect(statePaths(imageJobsMachine)).toEqual(['personUnknown', 'findingRecentJob', 'listingJobs'])
})

/** A page with these jobs, which the server is working on. */
const listed = async (...jobIds: string[]) => {
  const page = createTestImageJobs()
  page.actor.send({ type: 'visit.continued', jobIds })
  for (const jobId of jobIds) await page.tell(working(jobId))
  page.emitted.length = 0
  return page
}

describe('a job that begins', () => {
  test('has an id and an idempotency key of its own', async () => {
    const { actor, jobs, submit, submitJob } = createTestImageJobs()
    submit()
    submit()
    actor.send({ type: 'job.removed', id: jobs()[0]?.id ?? '' })
    submit()
    expect(submitJob.calls.map(({ input }) => input)).toEqual([
      { draft, idempotencyKey: 'page-job-0-1' },
      { draft, idempotencyKey: 'page-job-1-1' },
      { draft, idempotencyKey: 'page-job-2-1' },
    ])
    expect(jobs().map(({ id }) => id)).toEqual(['job-2', 'job-0'])
  })

  test('has the key of the attempt that it repeats', () => {
    const { submit, submitJob } = createTestImageJobs()
    submit({ seed: 'an earlier page', attempt: 3, draft })
    expect(submitJob.last().input.idempotencyKey).toBe('an earlier page-3')
  })

  test('is remembered once the server has accepted it', async () => {
    const { actor, submit, submitJob, emitted } = createTestImageJobs()
    actor.send({ type: 'job.started' })
    const { id } = submit()
    expect(emitted).toEqual([])
    await submitJob.last().answer(working('r-1'))
    expect(emitted).toEqual([
      { type: 'jobsListed', jobIds: ['r-1'] },
      { type: 'jobAccepted', id },
      { type: 'balanceReported', balance: 99 },
    ])
  })
})

describe('an attempt that is repeated after its answer was lost', () => {
  test('leaves one job where the first one is listed as a recent job', async () => {
    const { personIs, findRecentJob, tell, submit, submitJob, jobs, jobIds, job, emitted } = createTestImageJobs()
    personIs('ida')
    await findRecentJob.last().answer('r-1')
    await tell(working('r-1'))
    const recent = job()
    const repeated = submit({ seed: 'an earlier page', attempt: 1, draft })
    await submitJob.last().answer(working('r-1'))
    expect(jobs().map(({ id }) => id)).toEqual([repeated.id])
    expect(jobIds()).toEqual(['r-1'])
    expect(job().actor.getSnapshot().status).toBe('active')
    expect(recent.actor.getSnapshot().status).toBe('stopped')
    expect(emitted.filter(({ type }) => type === 'jobDismissed')).toEqual([])
    expect(emitted).toContainEqual({ type: 'jobAccepted', id: repeated.id })
  })

  test('leaves one job where it is handed in again on the same page', async () => {
    const { submit, submitJob, jobIds, job } = createTestImageJobs()
    submit()
    await submitJob.last().fail({ kind: 'network' })
    job().actor.send({ type: 'job.submitted', draft })
    await submitJob.last().answer(working('r-1'))
    expect(submitJob.calls.map(({ input }) => input.idempotencyKey)).toEqual(['page-job-0-1', 'page-job-0-1'])
    expect(jobIds()).toEqual(['r-1'])
  })

  test('leaves one job also while the other one is being asked about', async () => {
    const { actor, asked, submit, submitJob, jobIds, job } = createTestImageJobs()
    const { id } = submit({ seed: 'an earlier page', attempt: 1, draft })
    actor.send({ type: 'job.shown', jobId: 'r-1' })
    await settle()
    const late = asked('r-1')
    await submitJob.last().answer(working('r-1'))
    await late.fail({ kind: 'notFound' })
    expect(jobIds()).toEqual(['r-1'])
    expect(job().id).toBe(id)
    expect(late.signal.aborted).toBe(true)
  })
})

describe('the list', () => {
  test('lists the jobs of the visit in order before the first report', () => {
    const { actor, jobIds, jobs, job, emitted } = createTestImageJobs()
    actor.send({ type: 'visit.continued', jobIds: ['r-2', 'r-1'] })
    expect(jobs().map(({ id }) => id)).toEqual(['job-0', 'job-1'])
    expect(jobIds()).toEqual(['r-2', 'r-1'])
    expect(job().snapshot.context.job).toBeNull()
    expect(emitted).toEqual([])
  })

  test('has other objects for the jobs that changed, and for no others', async () => {
    const { actor, asked, clock, jobs, personIs } = await listed('r-2', 'r-1')
    const [second, first] = jobs()
    clock.increment(1_000)
    await asked('r-1').answer(done('r-1'))
    expect(jobs()[1]).not.toBe(first)
    expect(jobs()[1]?.actor).toBe(first?.actor)
    expect(jobs()[1]?.snapshot.context.job).toEqual(done('r-1'))
    await asked('r-2').answer(working('r-2'))
    expect(jobs()[0]?.id).toBe(second?.id)
    const before = jobs()
    actor.send({ type: 'job.removed', id: 'unknown' })
    actor.send({ type: 'job.reported', job: working('r-7') })
    actor.send({ type: 'connection.restored' })
    personIs('ida')
    expect(jobs()).toBe(before)
  })

  test('brings a job to the front that is asked for, and adds one that it does not have', async () => {
    const { actor, jobIds, jobs, emitted } = await listed('r-3', 'r-2', 'r-1')
    const [, second] = jobs()
    actor.send({ type: 'job.shown', jobId: 'r-2' })
    expect(jobIds()).toEqual(['r-2', 'r-3', 'r-1'])
    expect(jobs()[0]).toBe(second)
    actor.send({ type: 'job.shown', jobId: 'r-9' })
    expect(emitted).toEqual([
      { type: 'jobsListed', jobIds: ['r-2', 'r-3', 'r-1'] },
      { type: 'jobsListed', jobIds: ['r-9', 'r-2', 'r-3', 'r-1'] },
    ])
  })

  test('loses a job that is removed, which is then no recent one', async () => {
    const { actor, jobIds, jobs, job, emitted, submit } = await listed('r-2', 'r-1')
    const { id, actor: gone } = job()
    actor.send({ type: 'job.removed', id })
    expect(jobIds()).toEqual(['r-1'])
    expect(gone.getSnapshot().status).toBe('stopped')
    expect(emitted).toEqual([
      { type: 'jobDismissed', job: working('r-2') },
      { type: 'jobsListed', jobIds: ['r-1'] },
    ])
    actor.send({ type: 'job.removed', id: submit().id })
    expect(emitted.filter(({ type }) => type === 'jobDismissed')).toHaveLength(1)
    expect(jobs()).toHaveLength(1)
  })

  test('removes a job that the server no longer has, with the reason', async () => {
    const { asked, clock, job, jobIds, emitted } = await listed('r-2', 'r-1')
    const { actor: gone } = job()
    clock.increment(1_000)
    await asked('r-2').fail({ kind: 'notFound', message: 'It is gone' })
    expect(jobIds()).toEqual(['r-1'])
    expect(gone.getSnapshot().status).toBe('stopped')
    expect(emitted).toEqual([
      { type: 'jobsListed', jobIds: ['r-1'] },
      { type: 'jobDismissed', job: working('r-2') },
      { type: 'toast', tone: 'error', message: { text: 'It is gone' } },
    ])
  })

  test('removes a job without a report, and does not count it as dismissed', async () => {
    const { actor, asked, emitted } = createTestImageJobs()
    actor.send({ type: 'job.shown', jobId: 'r-1' })
    await settle()
    await asked('r-1').fail({ kind: 'notFound' })
    expect(emitted.slice(1)).toEqual([
      { type: 'jobsListed', jobIds: [] },
      { type: 'toast', tone: 'error', message: { key: 'images.notFound' } },
    ])
  })

  test('forwards a report to its job only', async () => {
    const { actor, jobs } = await listed('r-2', 'r-1')
    const [second] = jobs()
    actor.send({ type: 'job.reported', job: { ...done('r-1'), refunded: 1 } })
    expect(jobs()[1]?.snapshot.context.job?.refunded).toBe(1)
    expect(jobs()[0]).toBe(second)
  })
})

describe('the newest recent job', () => {
  test('is asked for once it is known who is there, once a person', async () => {
    const { personIs, findRecentJob, at, jobIds, emitted } = createTestImageJobs()
    expect(findRecentJob.calls).toHaveLength(0)
    personIs('ida')
    personIs('ida', 7)
    expect(findRecentJob.calls).toHaveLength(1)
    await findRecentJob.last().answer('r-1')
    expect(jobIds()).toEqual(['r-1'])
    expect(emitted).toEqual([{ type: 'jobsListed', jobIds: ['r-1'] }])
    personIs('ida', 9)
    expect(findRecentJob.calls).toHaveLength(1)
    expect(at().value).toBe('listingJobs')
  })

  test('comes before the jobs of the visit', async () => {
    const { actor, personIs, findRecentJob, jobIds } = createTestImageJobs()
    actor.send({ type: 'visit.continued', jobIds: ['r-1'] })
    personIs('ida')
    await findRecentJob.last().answer('r-2')
    expect(jobIds()).toEqual(['r-2', 'r-1'])
  })

  test.each([
    ['begun', { type: 'job.started' } as const, [null]],
    ['asked for', { type: 'job.shown', jobId: 'r-7' } as const, ['r-7']],
  ])('is ignored after one was %s here', async (_, event, jobIds) => {
    const page = createTestImageJobs()
    page.personIs('ida')
    page.actor.send(event)
    await page.findRecentJob.last().answer('r-1')
    expect(page.jobIds()).toEqual(jobIds)
  })

  test.each(['leo', null])('is not shown to the next person who signs in (%s)', async (next) => {
    const { actor, personIs, findRecentJob, jobIds } = createTestImageJobs()
    personIs('ida')
    const asked = findRecentJob.last()
    if (next === null) actor.send({ type: 'person.signedOut' })
    else personIs(next)
    await asked.answer('r-1')
    expect(jobIds()).toEqual([])
    expect(asked.signal.aborted).toBe(true)
    expect(findRecentJob.calls).toHaveLength(next === null ? 1 : 2)
  })
})

describe('reports that are pushed', () => {
  /** Reports that arrive before the response with the job's id. */
  const early = async (...reports: Job[]) => {
    const page = createTestImageJobs()
    page.actor.send({ type: 'stream.opened' })
    const { id } = page.submit()
    for (const job of reports) page.actor.send({ type: 'job.reported', job })
    await page.submitJob.last().answer(working('r-1', { state: 'queued' }))
    return { ...page, id }
  }

  test('are kept if they arrive before the submission’s response, in any order', async () => {
    for (const reports of [
      [done('r-1'), working('r-1')],
      [working('r-1'), working('r-2'), done('r-1'), done('r-1')],
    ]) {
      const { job, jobIds, at, fetchJob } = await early(...reports)
      expect(jobIds()).toEqual(['r-1'])
      expect(job().snapshot.value).toBe('delivered')
      expect(job().snapshot.context.job).toEqual(done('r-1'))
      expect(at().context.early).toEqual([])
      expect(fetchJob.calls).toHaveLength(0)
    }
  })

  test('of a job that was not handed in here are forgotten with the answer, or with its failure', async () => {
    const { at, job } = await early(done('r-7'))
    expect(job().snapshot.hasTag('underWay')).toBe(true)
    expect(at().context.early).toEqual([])
    const failing = createTestImageJobs()
    failing.submit()
    failing.actor.send({ type: 'job.reported', job: done('r-7') })
    expect(failing.at().context.early).toHaveLength(1)
    await failing.submitJob.last().fail({ kind: 'network' })
    expect(failing.at().context.early).toEqual([])
    failing.actor.send({ type: 'job.reported', job: done('r-7') })
    expect(failing.at().context.early).toEqual([])
  })

  test('reach earlier and later jobs, which poll again after a disconnect', async () => {
    const { actor, asked, clock, fetchJob, job } = await listed('r-1')
    actor.send({ type: 'stream.opened' })
    await asked('r-1').answer(working('r-1'))
    actor.send({ type: 'job.shown', jobId: 'r-2' })
    await asked('r-2').answer(working('r-2'))
    const before = fetchJob.calls.length
    clock.increment(14_999)
    expect(fetchJob.calls).toHaveLength(before)
    actor.send({ type: 'job.reported', job: done('r-2') })
    expect(job().snapshot.value).toBe('delivered')
    actor.send({ type: 'stream.closed' })
    clock.increment(1_000)
    expect(fetchJob.calls.slice(before).map(({ input }) => input.jobId)).toEqual(['r-1'])
  })
})

describe('the person signs out', () => {
  test('stops and removes every job for the next person', async () => {
    const { actor, at, jobs, jobIds, submit, submitJob, personIs, findRecentJob, emitted } = await listed('r-1')
    personIs('ida')
    submit()
    const actors = jobs().map((job) => job.actor)
    const handed = submitJob.last()
    actor.send({ type: 'person.signedOut' })
    expect(at().value).toBe('personUnknown')
    expect(jobIds()).toEqual([])
    expect(actors.map((job) => job.getSnapshot().status)).toEqual(['stopped', 'stopped'])
    expect(emitted).toEqual([{ type: 'jobsEmptied' }])
    await handed.answer(working('r-2'))
    expect(jobIds()).toEqual([])
    expect(emitted).toHaveLength(1)
    personIs('ida')
    await findRecentJob.last().answer('r-3')
    expect(jobIds()).toEqual(['r-3'])
  })
})

describe('what happens around the jobs', () => {
  test('a new balance reaches a job that is short of tokens', async () => {
    const { personIs, submit, submitJob, job } = createTestImageJobs()
    submit()
    await submitJob.last().fail({ kind: 'paymentRequired', neededTenths: 20, balanceTenths: 5 })
    personIs('ida', 19)
    expect(job().snapshot.context.balance).toBe(19)
    personIs('ida', 20)
    expect(job().snapshot.matches('offeringJob')).toBe(true)
    personIs('ida', 0)
    expect(job().snapshot.matches('offeringJob')).toBe(true)
  })

  test('a restored connection reaches the jobs that are offline', async () => {
    const { actor, asked, clock, fetchJob } = await listed('r-2', 'r-1')
    clock.increment(1_000)
    await asked('r-1').fail({ kind: 'network' })
    await asked('r-2').answer(working('r-2'))
    const before = fetchJob.calls.length
    actor.send({ type: 'connection.restored' })
    expect(fetchJob.calls.slice(before).map(({ input }) => input.jobId)).toEqual(['r-1'])
  })

  test('a job that cannot be called off says why', async () => {
    const { job, cancelJob, emitted } = await listed('r-1')
    job().actor.send({ type: 'cancel.requested' })
    await cancelJob.last().fail({ kind: 'other', status: 409, message: 'It is done' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', message: { text: 'It is done' } }])
  })
})
