/** Name plus surname (R144), without stray spaces. */
export function fullName(person: { name?: string | null; surname?: string | null }): string {
  return [person.name, person.surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** First letters of the first and the last word, upper-cased; '' for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('en-US') ?? '').join('')
}
