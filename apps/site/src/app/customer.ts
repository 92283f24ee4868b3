import { readCookies, writeCookie } from './cookies.ts'

/**
 * Whether anyone has signed in on this browser before. A cookie, because the keys of the local storage are given
 * (R172); it says nothing about who, and outlives the session.
 */
const name = 'mintage_customer'
const DAYS = 365

export const wasCustomer = (): boolean => readCookies().has(name)

export function rememberCustomer(): void {
  writeCookie(name, '1', DAYS)
}
