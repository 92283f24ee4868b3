import { makeAuthAnswer } from '../builders/account.ts'
import { mock } from '../mock.ts'

export const sessionHandlers = () => [
  mock('get', '/is-auth', ({ reply }) => reply(200, makeAuthAnswer())),
  mock('post', '/login', ({ reply }) => reply(200, makeAuthAnswer())),
  mock('post', '/register', ({ reply }) => reply(200, makeAuthAnswer({ emailVerified: false }))),
  mock('post', '/logout', ({ reply }) => reply(200, { status: 'OK' })),
  mock('get', '/user/request-password-restore', ({ reply }) => reply(200, { status: 'OK' })),
  mock('put', '/user/restore-password', ({ reply }) => reply(200, { status: 'OK' })),
]
