import type { SecretHolder } from '../shared/secret-holder.ts'
import { type Submittable, submitWithSecret } from '../shared/submit.ts'
import type { AuthEvent } from './auth.types.ts'
import { checkSignIn, checkSignUp, type SignInForm, type SignUpForm } from './rules.ts'

/**
 * The part of a sign-in or sign-up that never enters the machine. The `signIn` and `signUp` actors take it.
 * Sign-up sends it as both password and password_confirmation, which the rules have found equal.
 */
export interface Credentials {
  password: string
}

/** Checks the form (R228, R229) and submits it; the password goes into the holder. False: the machine is busy. */
export const submitSignIn = (
  actor: Submittable<AuthEvent>,
  holder: SecretHolder<Credentials>,
  form: SignInForm,
): boolean =>
  submitWithSecret(
    actor,
    holder,
    { type: 'signIn.submitted', broken: checkSignIn(form), email: form.email.trim(), rememberMe: form.rememberMe },
    { password: form.password },
  )

/** Checks the form (R230-R239, D01) and submits it; the password goes into the holder. False: busy or a double click. */
export const submitSignUp = (
  actor: Submittable<AuthEvent>,
  holder: SecretHolder<Credentials>,
  form: SignUpForm & { phoneE164: string; phoneCountry: string },
): boolean =>
  submitWithSecret(
    actor,
    holder,
    {
      type: 'signUp.submitted',
      broken: checkSignUp(form),
      name: form.firstName.trim(),
      surname: form.lastName.trim(),
      email: form.email.trim(),
      phoneE164: form.phoneE164,
      phoneCountry: form.phoneValid === null ? form.phoneCountry : null,
    },
    { password: form.password },
  )
