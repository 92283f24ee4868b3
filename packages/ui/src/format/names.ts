import { withoutInvisible } from './numerals.ts'

/** Name plus surname (R144), without extra spaces. */
export function fullName(person: { name?: string | null; surname?: string | null }): string {
  return [person.name, person.surname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** The first character as people count them: `é` of two code points, or a family of emoji, is one. */
function firstCharacter(word: string): string {
  const [first] = new Intl.Segmenter('en-US').segment(word)
  return first?.segment ?? ''
}

/** First letters of the first and the last word, upper-cased; '' for no name. */
export function initials(name: string): string {
  const words = name.split(/\s/).filter((word) => withoutInvisible(word) !== '')
  const ends = words.filter((_, place) => place === 0 || place === words.length - 1)
  return ends.map((word) => firstCharacter(word.replace(/^\p{Cf}+/u, '')).toLocaleUpperCase('en-US')).join('')
}
