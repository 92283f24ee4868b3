import type { Findings } from '../../errors.ts'

const passwordRuleText =
  'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces'

/** 6 to 12 characters, an upper-case and a lower-case letter, a digit, no white space (D01). */
const isAllowedPassword = (password: string): boolean =>
  /^\S{6,12}$/u.test(password) && /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\d/.test(password)

/** Deliberately simple: one @, text on both sides, a dot in the domain. The mail is the proof. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/.test(text)

export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Optional plus, then 8 to 15 digits or spaces, of which at least 8 are digits (D33). */
export const isPhone = (text: string): boolean => /^\+?[\d ]{8,15}$/.test(text) && text.replace(/\D/g, '').length >= 8

export const isE164 = (text: string): boolean => /^\+[1-9]\d{7,14}$/.test(text)

export const trimmed = (value: string | null | undefined): string => value?.trim() ?? ''

/** The rules shared by sign-up, password reset and password change (R235-R244). */
export const checkNewPassword = (findings: Findings, password: string, confirmation: string): Findings =>
  findings
    .require(password !== '', 'password', 'Password is required')
    .require(confirmation !== '', 'password_confirmation', 'Please confirm your password')
    .require(password === confirmation, 'password_confirmation', 'Passwords do not match')
    .require(isAllowedPassword(password), 'password', passwordRuleText)
