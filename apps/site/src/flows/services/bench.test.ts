import { createClient } from '@mintage/api-client'
import { makeImageRequest, makeQueuedRequest, makeRequestedImage } from '@mintage/api-client/mocks'
import type { NoticeKey } from '../../app/notice-keys.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNotices } from '../../app/notices.ts'
import type { Session } from '../../app/session.ts'
import { createStore } from '../../app/storage.ts'
import { type Bench, createBench } from './bench.ts'

/** A session that can be told what to say. */
function fakeSession() {
  const sent: unknown[] = []
  const watchers: ((snapshot: { context: { profile: { balance: number } } }) => void)[] = []
  const leaving: (() => void)[] = []
  return {
    sent,
    balanceIs: (balance: number) => {
      for (const watch of watchers) watch({ context: { profile: { balance } } })
    },
    signOut: () => {
      for (const leave of leaving) leave()
    },
    send: (event: unknown) => void sent.push(event),
    subscribe: (watch: (typeof watchers)[number]) => void watchers.push(watch),
    on: (_type: 'signedOut', leave: () => void) => void leaving.push(leave),
  }
}
