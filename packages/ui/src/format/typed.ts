import { withoutInvisible } from './numerals.ts'

/**
 * An e-mail address as it was meant: no spaces, no invisible marks (chats and right-to-left texts lend them), full-width
 * characters as plain ones. Says nothing about whether it is valid.
 */
export function cleanEmail(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).replace(/\s/g, '')
}

/** A code copied from a mail or a chat, likewise; the case stays as typed. */
export function cleanCode(text: string): string {
  return cleanEmail(text)
}
