/** Keys that have a sign on a Latin keyboard and a letter on others. */
const signs: ReadonlyMap<string, string> = new Map([
  ['BracketLeft', '['],
  ['BracketRight', ']'],
])

/**
 * What a key means as a shortcut, in small: its letter; where the keyboard writes another script, the letter of the same
 * place on a Latin keyboard, so that Ctrl and `я` undo as Ctrl and Z do.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase()
  const isOfOtherScript = letter > '~' && !/\p{Script=Latin}/u.test(letter)
  const ofPlace = signs.get(code) ?? /^Key([A-Z])$/.exec(code)?.[1]
  return isOfOtherScript && ofPlace !== undefined ? ofPlace.toLowerCase() : letter
}
