import { readCookies, writeCookie } from './cookies.ts'

/**
 * Whether anyone has signed in on this browser before. A cookie, because the keys of local storage are fixed (R172); it
 * does not identify the person and outlives the session.
 */
const name = 'mintage_customer'
const DAYS = 365

export const isReturningVisitor = (): boolean => readCookies().has(name)

export function rememberVisitor(): void {
  writeCookie(name, '1', DAYS)
}
