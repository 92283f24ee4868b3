import { parseWords } from '../capture/words.ts'
import { contrastChanges } from './contrastChanges.ts'
import { focusChanges } from './focusChanges.ts'
import { treeChanges } from './treeChanges.ts'

/** Of one story: what is more than this is another page, and is read as a picture. */
const MOST = 40

const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line))

/**
 * What differs between the words of a story, a sentence each.
 *
 * @param before null when there were none, or they are no longer known
 */
export function changesOfWords(before: string | null, after: string | null): readonly string[] {
  if (before === null || after === null) return linesOf(before ?? after ?? '')
  const [old, now] = [parseWords(before), parseWords(after)]
  const tree = treeChanges(old.tree, now.tree)
  const sentences = [
    ...without(old.states, now.states).map((state) => `no longer shows the state ${state}`),
    ...without(now.states, old.states).map((state) => `shows the state ${state}`),
    ...tree,
    ...focusChanges(old.focus, now.focus, tree),
    ...without(old.live, now.live).map((line) => `no longer announced: ${line}`),
    ...without(now.live, old.live).map((line) => `announced: ${line}`),
    ...without(old.unread, now.unread).map((line) => `no longer seen without being read: “${line}”`),
    ...without(now.unread, old.unread).map((line) => `seen without being read: “${line}”`),
    ...contrastChanges(old.light, now.light, 'light'),
    ...contrastChanges(old.dark, now.dark, 'dark'),
  ]
  const all = before !== after && sentences.length === 0 ? ['the same is nested or repeated otherwise'] : sentences
  return shortened([...new Set(all)])
}

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length <= MOST ? lines : [...lines.slice(0, MOST), `and ${lines.length - MOST} more`]

/** What there is to read where there is nothing to compare it with. */
const linesOf = (text: string): readonly string[] => shortened(parseWords(text).tree.map((line) => line.trim()))
