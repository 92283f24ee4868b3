import { readCookies, writeCookie } from '../../app/cookies.ts'

/**
 * Stores who last dismissed the invitation to a first image on this browser. A cookie, because it must outlive the
 * session and the local storage keys are fixed (R172).
 */
const name = 'mintage_no_first_picture'
const DAYS = 365

export const isFirstImagePutAway = (personId: string): boolean => readCookies().get(name) === personId

export function putFirstImageAway(personId: string): void {
  writeCookie(name, personId, DAYS)
}
