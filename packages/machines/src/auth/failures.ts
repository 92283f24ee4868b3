import { type CallFailure, firstFieldError, isServerRefusal } from '../shared/failure.ts'
import { fieldErrors } from '../shared/field-errors.ts'
import { type Message, serverWordsOr } from '../shared/message.ts'
import type { SignUpField } from './rules.ts'
import type { AuthTextKey } from './text-keys.ts'

export type SignUpErrors = Partial<Record<SignUpField, string>>

/** Wire names of sign-up fields and where their errors are shown (R353). */
const signUpFields: Readonly<Record<string, SignUpField>> = {
  name: 'firstName',
  surname: 'lastName',
  email: 'email',
  phone: 'phone',
  phoneE164: 'phone',
  phone_country: 'phone',
  password: 'password',
  password_confirmation: 'confirmPassword',
}

export const signUpErrors = (failure: CallFailure): SignUpErrors => fieldErrors(failure.errors, signUpFields)

/** What the sign-in screen shows: first field error, else message, else a default (R352, D39). */
export const signInScreenError = (failure: CallFailure): Message<AuthTextKey> =>
  serverWordsOr(firstFieldError(failure) ?? failure.message, 'auth.unknownError')

/**
 * What the sign-up toast says: server message, else first error, else a default (R354). A refusal of the form that
 * does not say which field is wrong gets the fallback of R355.
 */
export const signUpToast = (failure: CallFailure): Message<AuthTextKey> =>
  serverWordsOr(
    failure.message ?? firstFieldError(failure),
    failure.kind === 'validation' ? 'auth.fieldsMissing' : 'auth.registrationFailed',
  )

/** The session is gone for certain: the server said 401 or 403 (R177). */
export const isSessionEnded = (failure: CallFailure): boolean =>
  isServerRefusal(failure) && (failure.kind === 'unauthorized' || failure.kind === 'forbidden')
