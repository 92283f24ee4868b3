import type { AuthContext } from './auth.types.ts'

/** The context without a person. */
export const noPerson = {
  hasStoredSession: false,
  emailVerified: false,
  profile: null,
  profileError: null,
} satisfies Partial<AuthContext>
/** Nothing is wrong with any form. */
export const noErrors = {
  error: null,
  formError: null,
  brokenRule: null,
  serverErrors: {},
} satisfies Partial<AuthContext>
