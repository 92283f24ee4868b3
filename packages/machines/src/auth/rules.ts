import type { AuthRuleKey } from './text-keys.ts'

/** The password rule's bounds, in UTF-16 units as an input's maxlength counts them (R240-R243, D01). */
const PASSWORD_MIN = 6
const PASSWORD_MAX = 12

/** Longest address that SMTP can carry (RFC 5321). */
const EMAIL_MAX = 254

export interface SignInForm {
  email: string
  password: string
  rememberMe: boolean
}

export interface SignUpForm {
  firstName: string
  lastName: string
  email: string
  /** As typed; empty when the person gave none. */
  phone: string
  /** What the phone control found out about `phone`; null where it could not check it, and the server has to. */
  phoneValid: boolean | null
  password: string
  confirmPassword: string
  termsAccepted: boolean
}

export interface NewPasswordForm {
  password: string
  confirmPassword: string
}

export type SignInField = 'email' | 'password'
export type SignUpField = 'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword' | 'terms'

/** The first rule a form breaks: which text, and the field to send the person to. */
export interface BrokenRule<Field extends string> {
  field: Field
  key: AuthRuleKey
}

const isBlank = (value: string): boolean => value.trim() === ''

// No part of the pattern can match the same character in two ways, so a hostile value cannot make it slow.
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

/** The one e-mail rule of sign-in, sign-up and checkout. */
export const isEmail = (value: string): boolean => {
  const email = value.trim()
  return email.length <= EMAIL_MAX && emailPattern.test(email)
}

/** 6-12 characters, at least one uppercase, one lowercase and one digit, no spaces (D01). */
export const isPasswordAllowed = (password: string): boolean =>
  password.length >= PASSWORD_MIN &&
  password.length <= PASSWORD_MAX &&
  /[A-Z]/.test(password) &&
  /[a-z]/.test(password) &&
  /[0-9]/.test(password) &&
  !/\s/.test(password)

/** A rule in its place: the text to show when it is broken. */
type Check<Field extends string> = readonly [broken: boolean, field: Field, key: AuthRuleKey]

const firstBroken = <Field extends string>(checks: readonly Check<Field>[]): BrokenRule<Field> | null => {
  const found = checks.find(([broken]) => broken)
  return found === undefined ? null : { field: found[1], key: found[2] }
}

/** Sign-in, in order (R228, R229). */
export const checkSignIn = (form: SignInForm): BrokenRule<SignInField> | null =>
  firstBroken<SignInField>([
    [isBlank(form.email), 'email', 'auth.emailAndPasswordRequired'],
    [form.password === '', 'password', 'auth.emailAndPasswordRequired'],
    [!isEmail(form.email), 'email', 'auth.emailFormatInvalid'],
  ])

/** Sign-up: the nine checks in their order (R230-R239), then the password rule, which must not move them (D01). */
export const checkSignUp = (form: SignUpForm): BrokenRule<SignUpField> | null =>
  firstBroken<SignUpField>([
    [isBlank(form.firstName), 'firstName', 'auth.nameRequired'],
    [isBlank(form.lastName), 'lastName', 'auth.surnameRequired'],
    [isBlank(form.email), 'email', 'auth.emailRequired'],
    [!isEmail(form.email), 'email', 'auth.emailInvalid'],
    [!isBlank(form.phone) && form.phoneValid === false, 'phone', 'auth.phoneInvalid'],
    [form.password === '', 'password', 'auth.passwordRequired'],
    [form.confirmPassword === '', 'confirmPassword', 'auth.confirmationRequired'],
    [form.password !== form.confirmPassword, 'confirmPassword', 'auth.passwordsDiffer'],
    [!form.termsAccepted, 'terms', 'auth.termsRequired'],
    [!isPasswordAllowed(form.password), 'password', 'auth.passwordRule'],
  ])

/** A new password after a reset link or in the account: the same texts in the same order. */
export const checkNewPassword = (form: NewPasswordForm): BrokenRule<'password' | 'confirmPassword'> | null =>
  firstBroken<'password' | 'confirmPassword'>([
    [form.password === '', 'password', 'auth.passwordRequired'],
    [form.confirmPassword === '', 'confirmPassword', 'auth.confirmationRequired'],
    [form.password !== form.confirmPassword, 'confirmPassword', 'auth.passwordsDiffer'],
    [!isPasswordAllowed(form.password), 'password', 'auth.passwordRule'],
  ])

/** Forgot password: only an empty address has a text of its own (R245, D41). */
export const checkResetRequest = (email: string): BrokenRule<'email'> | null =>
  firstBroken<'email'>([[isBlank(email), 'email', 'auth.resetEmailRequired']])
