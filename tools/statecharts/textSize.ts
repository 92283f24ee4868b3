/** Lines that words take when broken at spaces. */
function brokenAt(words: string, most: number): readonly number[] {
  const lengths: number[] = []
  let used = 0
  for (const { length } of words.split(' ')) {
    if (used > 0 && used + 1 + length > most) {
      lengths.push(used)
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return [...lengths, used]
}

interface Type {
  /** What a letter takes on average, in px. */
  letter: number
  line: number
}

/** As `Statechart.css.ts` sets them. */
export const type = {
  name: { letter: 7.6, line: 22 },
  description: { letter: 6.1, line: 18 },
  label: { letter: 5.9, line: 15 },
} as const satisfies Readonly<Record<string, Type>>

/** The room that lines of text need which may be so wide; a word that is longer stands out. */
export function textSize(texts: readonly string[], { letter, line }: Type, most: number) {
  const lengths = texts.filter((text) => text !== '').flatMap((text) => brokenAt(text, Math.floor(most / letter)))
  return { width: Math.ceil(Math.max(0, ...lengths) * letter), height: lengths.length * line }
}
