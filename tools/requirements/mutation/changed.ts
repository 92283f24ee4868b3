import { base, changedFiles, git } from '../../mutation/index.ts'
import type { Planted } from '../breaks.ts'

/** The entries of an area by their numbers, as text. */
const entriesIn = (text: string) =>
  new Map([...text.matchAll(/^ {2}(R\d{3}): \{$[\s\S]*?^ {2}\},?$/gm)].map(([entry, number = '']) => [number, entry]))

const textAt = (commit: string, file: string): string => {
  try {
    return git('show', `${commit}:${file}`)
  } catch {
    return ''
  }
}

/**
 * Which breaks a change reaches: of what is broken in a file that changed, of what is shown by one, and of what stands
 * otherwise in the map.
 */
export function isReached(
  read: (file: string) => string,
): (planted: Planted, evidenceFiles: readonly string[]) => boolean {
  const since = base()
  const changed = changedFiles(since)
  const numbers = new Set(
    [...changed]
      .filter((file) => file.startsWith('tools/requirements/areas/'))
      .flatMap((file) => {
        const before = entriesIn(textAt(since, file))
        return [...entriesIn(read(file))].filter(([number, entry]) => before.get(number) !== entry)
      })
      .map(([number]) => number),
  )
  return ({ file, number }, evidenceFiles) =>
    changed.has(file) || numbers.has(number) || evidenceFiles.some((one) => changed.has(one))
}
