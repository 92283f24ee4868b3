import { expect } from 'vitest'
import { describeModel } from '../testing/describe-model.ts'
import { imageRequestDriver } from './image-request.driver.ts'
import type { createTestImageRequest } from './image-request.support.ts'

type Fixture = ReturnType<typeof createTestImageRequest>

const follows = ({ at }: Fixture, work: string, news: string) =>
  expect(at().value).toEqual({ followingRequest: { work, news } })

describeModel({
  ...imageRequestDriver,
  states: {
    'before the service': () => {},
    'the form': ({ now }) => {
      expect(now.at().value).toBe('preparingRequest')
      expect(now.at().context).toMatchObject({ request: null, requestId: null, fieldErrors: {}, problem: null })
    },
    'the form, connected': ({ now }) => {
      expect(now.at().value).toBe('preparingRequest')
      expect(now.at().context).toMatchObject({ request: null, problem: null })
    },
    'told what to correct': ({ now }) => {
      expect(now.at().value).toBe('preparingRequest')
      expect(now.at().context.fieldErrors).toEqual({ prompt: 'images.promptRequired' })
    },
    'handing over': ({ now }) => expect(now.at().value).toBe('submittingRequest'),
    'handing over, connected': ({ now }) => expect(now.at().value).toBe('submittingRequest'),
    'the form, and why': ({ now }) => {
      expect(now.at().value).toBe('preparingRequest')
      expect(now.at().context.problem).not.toBeNull()
    },
    'the form, and nobody knows': ({ now }) => {
      expect(now.at().value).toBe('preparingRequest')
      expect(now.at().context.problem).toEqual({ key: 'images.submitUnknown' })
    },
    'short of tokens': ({ now }) => expect(now.at().value).toBe('shortOfTokens'),
    'offered again': ({ now }) => expect(now.at().value).toBe('offeringRequest'),
    'in the queue': ({ now }) => follows(now, 'queued', 'waiting'),
    'asking, in the queue': ({ now }) => follows(now, 'queued', 'asking'),
    'in the queue, connected': ({ now }) => follows(now, 'queued', 'waiting'),
    'asking, in the queue, connected': ({ now }) => follows(now, 'queued', 'asking'),
    'being worked on, connected': ({ now }) => follows(now, 'working', 'waiting'),
    'being worked on': ({ now }) => follows(now, 'working', 'waiting'),
    'asking, being worked on': ({ now }) => follows(now, 'working', 'asking'),
    'asking about a request nobody has told of yet': ({ now }) => follows(now, 'unknown', 'asking'),
    'not reachable': ({ now }) => {
      follows(now, 'queued', 'unreachable')
      expect(now.at().hasTag('offline')).toBe(true)
    },
    'being called off': ({ now }) => expect(now.at().value).toBe('cancellingRequest'),
    delivered: ({ now }) => expect(now.at().value).toBe('delivered'),
    'delivered, and one token given back': ({ now }) => {
      expect(now.at().value).toBe('delivered')
      expect(now.at().context.request?.refunded).toBe(1)
    },
    'partly delivered': ({ now }) => expect(now.at().value).toBe('partlyDelivered'),
    'failed and refunded': ({ now }) => expect(now.at().value).toBe('failedAndRefunded'),
    cancelled: ({ now }) => expect(now.at().value).toBe('cancelled'),
  },
  invariant: ({ now }) => {
    const waiting = now.submitRequest.calls.filter(({ open, signal }) => open && !signal.aborted)
    expect(waiting.length).toBeLessThanOrEqual(1)
  },
})
