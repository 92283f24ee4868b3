import { readCookies, writeCookie } from './cookies.ts'

/** The stored consent (R173): the words true and false. */
const name = 'cookie_consent'

export function readConsent(): boolean | null {
  const stored = readCookies().get(name)
  return stored === undefined ? null : stored === 'true'
}

export function writeConsent(accepted: boolean, days: number): void {
  writeCookie(name, String(accepted), days)
}
