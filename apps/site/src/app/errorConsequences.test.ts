import type { ApiError, FailedCall } from '@mintage/api-client'
import { describe, expect, it } from 'vitest'
import { consequenceOf } from './errorConsequences.ts'

const base = { message: null, errors: {}, status: 0, code: null, reference: null }
const call = (path: string, optOuts: FailedCall['optOuts'] = []): FailedCall => ({ method: 'GET', path, optOuts })
const error = (
  kind: 'unauthorized' | 'forbidden' | 'validation' | 'server',
  message: string | null = null,
): ApiError => ({
  ...base,
  kind,
  message,
})

describe('consequenceOf', () => {
  it('reports a missing connection after a timeout or without a response (R333)', { tags: ['R333'] }, () => {
    const expected = { kind: 'toast', message: { key: 'errors.network' } }
    expect(consequenceOf({ kind: 'network', message: null, errors: {} }, call('/packs'))).toEqual(expected)
    expect(consequenceOf({ kind: 'timeout', message: null, errors: {} }, call('/packs'))).toEqual(expected)
  })

  it('ends the session at a 401, except where it concerns the form (R184, D17)', () => {
    expect(consequenceOf(error('unauthorized'), call('/projects'))).toEqual({ kind: 'sessionRejected' })
    expect(consequenceOf(error('unauthorized'), call('/login'))).toEqual({ kind: 'nothing' })
  })

  it.each(['/login', '/register', '/logout', '/is-auth', '/user/request-password-restore', '/user/restore-password'])(
    'treats a 401 of %s as a form error, not as the end of the session',
    (path) => {
      expect(consequenceOf(error('unauthorized'), call(path))).toEqual({ kind: 'nothing' })
    },
  )

  it('treats only a 403 as an unverified e-mail address (R088)', () => {
    const text = 'Your email address is not verified.'
    expect(consequenceOf(error('server', text), call('/projects'))).toEqual({
      kind: 'toast',
      message: { key: 'errors.server' },
    })
  })

  it('apologises for an unreadable response, and leaves a 404 to the page', () => {
    expect(consequenceOf({ ...base, kind: 'malformed' }, call('/packs'))).toEqual({
      kind: 'toast',
      message: { key: 'errors.server' },
    })
    expect(consequenceOf({ ...base, kind: 'notFound' }, call('/packs'))).toEqual({ kind: 'nothing' })
  })

  it('sends an unverified person to the verification page (R088) and shows other 403 messages of the server (R335)', {
    tags: ['R088', 'R335'],
  }, () => {
    expect(consequenceOf(error('forbidden', 'Your email address is not verified.'), call('/projects'))).toEqual({
      kind: 'verifyEmail',
    })
    expect(consequenceOf(error('forbidden', 'Not for you.'), call('/projects'))).toEqual({
      kind: 'toast',
      message: { text: 'Not for you.' },
    })
    expect(consequenceOf(error('forbidden'), call('/projects'))).toEqual({
      kind: 'toast',
      message: { key: 'errors.forbidden' },
    })
  })

  it('shows no toast for a 422 (R336), nor where the caller shows the error itself (D37)', { tags: ['R336'] }, () => {
    expect(consequenceOf(error('validation', 'No.'), call('/login'))).toEqual({ kind: 'log' })
    expect(consequenceOf(error('server'), call('/contact-us', ['toasts']))).toEqual({ kind: 'nothing' })
  })

  it('apologises for a server error (R337) and asks to wait at a 429 (R338)', { tags: ['R337', 'R338'] }, () => {
    expect(consequenceOf(error('server', 'stack'), call('/packs'))).toEqual({
      kind: 'toast',
      message: { key: 'errors.server' },
    })
    expect(consequenceOf({ ...base, kind: 'tooManyRequests', retryAfterSeconds: 3 }, call('/packs'))).toEqual({
      kind: 'toast',
      message: { key: 'errors.tooManyRequests' },
    })
  })
})
