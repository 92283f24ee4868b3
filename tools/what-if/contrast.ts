export interface ContrastChange {
  scheme: 'light' | 'dark'
  /** The first words of the text. */
  text: string
  /** WCAG 2; null where it lies upon an image. */
  before: number | null
  after: number | null
}

/** What texts owe (WCAG 2.2, 1.4.3): ordinary ones, and large ones. */
export const ENOUGH = 4.5
export const ENOUGH_FOR_LARGE = 3

const split = (line: string): readonly [text: string, ratio: string] => {
  const space = line.indexOf(' ')
  return [line.slice(space + 1), line.slice(0, space)]
}

const ratioOf = (said: string) => (said === 'unknown' ? null : Number(said))

/** The ratios of each text. */
function byText(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(lines.map(split), ([text]) => text)
  return new Map([...groups].map(([text, all]) => [text, all.map(([, ratio]) => ratio)]))
}

/**
 * The texts whose contrast is another one. A text that was not there before has none to compare with.
 *
 * @param before a line a text, as `readContrast` reads them: its ratio, a space, its first words
 */
export function contrastChanges(
  scheme: ContrastChange['scheme'],
  before: readonly string[],
  after: readonly string[],
): readonly ContrastChange[] {
  const now = byText(after)
  return [...byText(before)].flatMap(([text, old]) => {
    // Equal words may stand in several places: what is there before and after has not changed.
    const then = old.filter((ratio) => !now.get(text)?.includes(ratio))
    const others = (now.get(text) ?? []).filter((ratio) => !old.includes(ratio))
    return then.flatMap((ratio, place): ContrastChange[] => {
      const other = others[place]
      return other === undefined ? [] : [{ scheme, text, before: ratioOf(ratio), after: ratioOf(other) }]
    })
  })
}

/** Whether a change leaves too little of what was enough before. */
export const falls = ({ before, after }: ContrastChange, least: number): boolean =>
  after !== null && after < least && (before === null || before >= least)

/** The lowest first. */
export const lowestFirst = (changes: readonly ContrastChange[]): readonly ContrastChange[] =>
  changes.toSorted((one, other) => (one.after ?? Infinity) - (other.after ?? Infinity))
