import { makeLedgerEntry, makeProfile } from '../builders/account.ts'
import { ok, page } from '../builders/envelope.ts'
import { makeWebp } from '../builders/images.ts'
import { eventStream } from '../eventStream.ts'
import { mock } from '../mock.ts'

export const accountHandlers = () => [
  mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile())),
  mock('put', '/user/profile', ({ reply }) => reply(200, ok(makeProfile()))),
  mock('post', '/user/change-password', ({ reply }) => reply(200, { status: 'OK' })),
  mock('post', '/user/avatar', ({ reply }) => reply(200, ok({ avatarUrl: '/api/user/avatar/9c1d7b52f0a84e55.webp' }))),
  mock('get', '/user/avatar/{file}', ({ reply }) => reply(200, makeWebp())),
  mock('post', '/email/resend', ({ reply }) => reply(200, { status: 'OK' })),
  // Open for as long as the page is, and nothing happens.
  mock('get', '/events', () => eventStream()),
  mock('get', '/token-ledger', ({ reply }) => reply(200, { ...page([makeLedgerEntry()]), held: 0 })),
]
