import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { imageRequestsDriver } from './image-requests.driver.ts'

type LazyFixture = ReturnType<typeof imageRequestsDriver.setUp>

const last = ({ now }: LazyFixture) => now.emitted.at(-1)

const list = ({ now }: LazyFixture, requestIds: readonly (string | null)[], state = 'listingRequests') => {
  expect(now.at().value).toBe(state)
  expect(now.requestIds()).toEqual(requestIds)
}

/** The newest request, and in what state it is. */
const first = ({ now }: LazyFixture) => now.request().snapshot

describeModel({
  ...imageRequestsDriver,
  states: {
    'before the service': () => {},
    'no request, looking for a recent one': (page) => list(page, [], 'findingRecentRequest'),
    'the request of the visit, looking for a recent one': (page) => list(page, ['r-1'], 'findingRecentRequest'),
    'one being handed in, looking for a recent one': (page) => list(page, [null], 'findingRecentRequest'),
    'one being handed in': (page) => list(page, [null]),
    'no request': (page) => list(page, []),
    'no request, and why': (page) => {
      list(page, [])
      expect(last(page)).toEqual({ type: 'toast', tone: 'error', message: { key: 'images.notFound' } })
    },
    'a request under way': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('working')).toBe(true)
      expect(first(page).hasTag('offline')).toBe(false)
    },
    'a request under way, connected': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('working')).toBe(true)
    },
    'a request under way, connected, and one being handed in': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('submittingRequest')).toBe(true)
    },
    'two requests, both being worked on': (page) => {
      list(page, ['r-2', 'r-1'])
      expect(first(page).hasTag('working')).toBe(true)
    },
    'a request under way, offline': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('offline')).toBe(true)
    },
    'a request under way, and why it goes on': (page) => {
      list(page, ['r-1'])
      expect(last(page)).toEqual({ type: 'toast', tone: 'error', message: { key: 'images.cancelFailed' } })
    },
    'a request done': (page) => {
      list(page, ['r-1'])
      expect(first(page).hasTag('settled')).toBe(true)
    },
    'a request done, with its token given back': (page) => {
      list(page, ['r-1'])
      expect(first(page).context.request?.refunded).toBe(1)
    },
    'a request under way, and one being handed in': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('submittingRequest')).toBe(true)
    },
    'a request under way, and one short of tokens': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('shortOfTokens')).toBe(true)
    },
    'a request under way, and one offered again': (page) => {
      list(page, [null, 'r-1'])
      expect(first(page).matches('offeringRequest')).toBe(true)
    },
    'two requests': (page) => list(page, ['r-2', 'r-1']),
    'two requests, the other way round': (page) => {
      list(page, ['r-1', 'r-2'])
      expect(last(page)).toEqual({ type: 'requestsListed', requestIds: ['r-1', 'r-2'] })
    },
    'signed out': (page) => {
      list(page, [], 'personUnknown')
      expect(last(page)).toEqual({ type: 'requestsEmptied' })
    },
  },
  invariant: ({ now }) => {
    const ids = now.requestIds().filter((id) => id !== null)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { actor, snapshot } of now.requests()) expect(actor.getSnapshot()).toBe(snapshot)
  },
})
