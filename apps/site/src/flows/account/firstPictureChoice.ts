import Cookies from 'js-cookie'

/**
 * Who wanted no invitation to a first picture: the person of this browser who said so last. A cookie, because it
 * outlives the session and the keys of the local storage are given (R172).
 */
const name = 'mintage_no_first_picture'
const DAYS = 365

export const isFirstPicturePutAway = (personId: string): boolean => Cookies.get(name) === personId

export function putFirstPictureAway(personId: string): void {
  Cookies.set(name, personId, { expires: DAYS, sameSite: 'lax', secure: window.location.protocol === 'https:' })
}
