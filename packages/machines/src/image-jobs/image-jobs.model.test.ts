import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { imageJobsDriver } from './image-jobs.driver.ts'

type LazyFixture = ReturnType<typeof imageJobsDriver.begin>

const last = ({ now }: LazyFixture) => now.emitted.at(-1)

const list = ({ now }: LazyFixture, jobIds: readonly (string | null)[], state = 'listingJobs') => {
  expect(now.at().value).toBe(state)
  expect(now.jobIds()).toEqual(jobIds)
}

/** The newest job, and in what state it is. */
const first = ({ now }: LazyFixture) => now.job().snapshot

describeModel({
  ...imageJobsDriver,
  states: {
    'before the service': () => {},
    'no job, looking for a recent one': (page) => list(page, [], 'findingRecentJob'),
    'the job of the visit, looking for a recent one': (page) => list(page, ['r-1'], 'findingRecentJob'),
    'one being handed in, looking for a recent one': (page) => list(page, [null], 'findingRecentJob'),
    'one being handed in': (page) => list(page, [null]),
    'no job': (page) => list(page, []),
    'no job, and why': (page) => {
      list(page, [])
      expect(last(page)).toEqual({ type: 'toast', tone: 'error', message: { key: 'images.notFound' } })
    },
    'a job under way': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('working')).toBe(true)
      expect(first(page).hasTag('offline')).toBe(false)
    },
    'a job under way, connected': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('working')).toBe(true)
    },
    'a job under way, connected, and one being handed in': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('submittingJob')).toBe(true)
    },
    'two jobs, both being worked on': (page) => {
      list(page, ['r-2', 'r-1'])
      expect(first(page).hasTag('working')).toBe(true)
    },
    'a job under way, offline': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('offline')).toBe(true)
    },
    'a job under way, and why it goes on': (page) => {
      list(page, ['r-1'])
      expect(last(page)).toEqual({ type: 'toast', tone: 'error', message: { key: 'images.cancelFailed' } })
    },
    'a job done': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('settled')).toBe(true)
    },
    'a job done, with its token given back': (page) => {
      list(page, ['r-1'])
      expect(first(page).context.job?.refunded).toBe(1)
    },
    'a job under way, and one being handed in': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('submittingJob')).toBe(true)
    },
    'a job under way, and one short of tokens': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('shortOfTokens')).toBe(true)
    },
    'a job under way, and one offered again': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('offeringJob')).toBe(true)
    },
    'two jobs': (page) => list(page, ['r-2', 'r-1']),
    'two jobs, the other way round': (page) => {
      list(page, ['r-1', 'r-2'])
      expect(last(page)).toEqual({ type: 'jobsListed', jobIds: ['r-1', 'r-2'] })
    },
    'signed out': (page) => {
      list(page, [], 'personUnknown')
      expect(last(page)).toEqual({ type: 'jobsEmptied' })
    },
  },
  always: ({ now }) => {
    const ids = now.jobIds().filter((id) => id !== null)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { actor, snapshot } of now.jobs()) expect(actor.getSnapshot()).toBe(snapshot)
  },
})
