import { makeProfile } from '@mintage/api-client/mocks'
import { expect } from 'vitest'
import { TestEventSource } from '../../../apps/site/src/testing/eventSource.ts'
import type { Report } from './twoImages.ts'

const isOpen = ({ readyState }: TestEventSource) => readyState !== TestEventSource.CLOSED

const connection = async (): Promise<TestEventSource> => {
  await expect.poll(() => TestEventSource.opened.some(isOpen)).toBe(true)
  return TestEventSource.opened.findLast(isOpen) ?? expect.fail('there is no connection')
}

export const liveConnection = {
  opens: async (): Promise<void> => (await connection()).accept(),
  cut: async (): Promise<void> => (await connection()).cut(),
  balanceIs: (balance: number): void => {
    for (const source of TestEventSource.opened) {
      if (source.readyState === TestEventSource.OPEN) source.say('balance', { user_id: makeProfile().id, balance })
    }
  },
  tells: async (request: Report): Promise<void> => {
    const event = { user_id: makeProfile().id, id: request.id, request }
    ;(await connection()).say('image-request', event)
  },
}
