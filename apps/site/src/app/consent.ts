import Cookies from 'js-cookie'

/** The stored consent (R173): the words true and false. */
const name = 'cookie_consent'

export function readConsent(): boolean | null {
  const stored = Cookies.get(name)
  return stored === undefined ? null : stored === 'true'
}

export function writeConsent(accepted: boolean, days: number): void {
  Cookies.set(name, String(accepted), { expires: days, sameSite: 'lax', secure: window.location.protocol === 'https:' })
}
