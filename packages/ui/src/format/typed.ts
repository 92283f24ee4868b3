import { withoutInvisible } from './numerals.ts'

/**
 * An e-mail address without spaces and invisible marks (common in chats and right-to-left texts), and with plain
 * characters for full-width ones. Does not validate it.
 */
export function cleanEmail(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).replace(/\s/g, '')
}

/** The same for a code copied from a mail or a chat; keeps its case. */
export function cleanCode(text: string): string {
  return cleanEmail(text)
}
