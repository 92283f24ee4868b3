import type { paths } from '../paths.ts'

/** A page after its form was sent: reached by a redirect, so that a reload sends nothing again. */
export const sentFor = (path: typeof paths.Contact | typeof paths.ForgotPassword): string => `${path}?sent=1`
