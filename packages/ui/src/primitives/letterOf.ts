/** Keys with a sign on a Latin keyboard and a letter on others. */
const signs: ReadonlyMap<string, string> = new Map([
  ['BracketLeft', '['],
  ['BracketRight', ']'],
])

/**
 * The letter of a shortcut's key. On a keyboard of another script, the Latin letter at the same position, so that Ctrl
 * and `я` undo like Ctrl and Z.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  const letter = key.toLowerCase()
  const isOfOtherScript = letter > '~' && !/\p{Script=Latin}/u.test(letter)
  const ofPlace = signs.get(code) ?? /^Key([A-Z])$/.exec(code)?.[1]
  return isOfOtherScript && ofPlace !== undefined ? ofPlace.toLowerCase() : letter
}
