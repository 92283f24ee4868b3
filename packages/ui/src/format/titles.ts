/** Characters of one title, and titles of one list: more are not readable at a glance. */
const TITLE = 40
const TITLES = 3

const segmenter = new Intl.Segmenter('en-US')

/** A title on one line, cut if it is long. */
function short(title: string): string {
  const characters = Array.from(segmenter.segment(title.replace(/\s+/g, ' ').trim()), ({ segment }) => segment)
  if (characters.length <= TITLE) return characters.join('')
  return `${characters
    .slice(0, TITLE - 1)
    .join('')
    .trimEnd()}…`
}

/** Titles for the middle of a sentence: the first few quoted, `“A heron”, “A boat”`, and the number of others. */
export function listTitles(titles: readonly string[]): { titles: string; others: number } {
  const named = titles.slice(0, TITLES).map((title) => `“${short(title)}”`)
  return { titles: named.join(', '), others: titles.length - named.length }
}
