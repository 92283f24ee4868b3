import { readCookies, writeCookie } from '../../app/cookies.ts'

/**
 * Who wanted no invitation to a first picture: the person of this browser who said so last. A cookie, because it
 * outlives the session and the keys of the local storage are given (R172).
 */
const name = 'mintage_no_first_picture'
const DAYS = 365

export const isFirstPicturePutAway = (personId: string): boolean => readCookies().get(name) === personId

export function putFirstPictureAway(personId: string): void {
  writeCookie(name, personId, DAYS)
}
