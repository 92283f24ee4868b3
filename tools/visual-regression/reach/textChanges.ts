import { lettersOf } from '../usage.ts'
import { isOfTexts, textsIn } from './texts.ts'

function withoutWords(source: string, texts: ReturnType<typeof textsIn>): string {
  const starts = [0, ...texts.map(({ range }) => range[1])]
  const ends = [...texts.map(({ range }) => range[0]), source.length]
  return starts.map((start, place) => source.slice(start, ends[place])).join('…')
}

/** The texts that were changed, in the words from before; null where more of the file differs than words. */
export function changedTexts(file: string, before: string, after: string): readonly string[] | null {
  if (!isOfTexts(file) || before === '') return null
  const [old, now] = [textsIn(file, before), textsIn(file, after)]
  if (withoutWords(before, old) !== withoutWords(after, now)) return null
  return old.map(({ words }) => words).filter((words, place) => words !== now[place]?.words)
}

/** Whether the texts of a page may include a text, whatever its placeholders stood for. */
export function mayInclude(pageTexts: readonly string[], text: string): boolean {
  const parts = text.split(/\{\w+\}/).map(lettersOf)
  return parts.every((part) => pageTexts.some((pageText) => pageText.includes(part)))
}
