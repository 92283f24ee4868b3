import type { ApiError, FailedCall } from '@mintage/api-client'
import type { Message } from '@mintage/machines/shared'

export type GenericErrorKey = 'errors.network' | 'errors.server' | 'errors.tooManyRequests' | 'errors.forbidden'

/** How the shared client reacts to a failed call (spec.md section 8, R333-R338). */
export type Consequence =
  | { kind: 'toast'; message: Message<GenericErrorKey> }
  | { kind: 'sessionRejected' }
  | { kind: 'verifyEmail' }
  | { kind: 'log' }
  | { kind: 'nothing' }

/** R088, verbatim. */
const emailNotVerified = 'Your email address is not verified.'

/** Calls with a 401 that concerns the form, not the session (D17). */
const formErrorPaths = new Set([
  '/login',
  '/register',
  '/logout',
  '/is-auth',
  '/user/request-password-restore',
  '/user/restore-password',
])

const messageOf = (text: string | null, key: GenericErrorKey): Message<GenericErrorKey> => (text ? { text } : { key })

export function consequenceOf(error: ApiError, call: FailedCall): Consequence {
  if (error.kind === 'unauthorized')
    return formErrorPaths.has(call.path) ? { kind: 'nothing' } : { kind: 'sessionRejected' }
  if (error.kind === 'forbidden' && error.message === emailNotVerified) return { kind: 'verifyEmail' }
  if (error.kind === 'validation') return { kind: 'log' }
  if (call.optOuts.includes('toasts')) return { kind: 'nothing' }
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return { kind: 'toast', message: { key: 'errors.network' } }
    case 'forbidden':
      return { kind: 'toast', message: messageOf(error.message, 'errors.forbidden') }
    case 'server':
    case 'malformed':
      return { kind: 'toast', message: { key: 'errors.server' } }
    case 'tooManyRequests':
      return { kind: 'toast', message: { key: 'errors.tooManyRequests' } }
    default:
      return { kind: 'nothing' }
  }
}
