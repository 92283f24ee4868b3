import Cookies from 'js-cookie'

/**
 * Whether anyone has signed in on this browser before. A cookie, because the keys of the local storage are given
 * (R172); it says nothing about who, and outlives the session.
 */
const name = 'mintage_customer'
const DAYS = 365

export const wasCustomer = (): boolean => Cookies.get(name) !== undefined

export function rememberCustomer(): void {
  Cookies.set(name, '1', { expires: DAYS, sameSite: 'lax', secure: window.location.protocol === 'https:' })
}
