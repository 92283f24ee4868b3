import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { type ImportGraph, reachedBy } from './importGraph.ts'
import { isUnclear } from './reach.ts'
import { isOfTexts } from './texts.ts'
import { isOfTheme } from './themeChanges.ts'

/** Changes of these are looked for in what a story shows; which of them there are belongs to its code. */
const isShown = (file: string) => file.endsWith('.css.ts') || isOfTexts(file) || isOfTheme(file)

/**
 * A hash of everything that decides with which styles a story is drawn: what its file and Storybook's frame use, and
 * the installed packages. Null where the imports of the file are not all known.
 */
export function codeOf(root: string, graph: ImportGraph): (file: string) => string | null {
  const lines = new Map<string, string>()
  const lineOf = (file: string): string => {
    const place = path.join(root, file)
    // A pattern of imports finds folders too.
    const isRead = !isShown(file) && (statSync(place, { throwIfNoEntry: false })?.isFile() ?? false)
    return `${file} ${isRead ? createHash('sha256').update(readFileSync(place)).digest('base64url') : ''}`
  }
  const known = (file: string): string => {
    const line = lines.get(file) ?? lineOf(file)
    lines.set(file, line)
    return line
  }
  const around = ['package-lock.json', ...graph.frame.flatMap((file) => [...reachedBy(graph, file)])]
  const hashes = new Map<string, string | null>()
  const hash = (file: string): string | null => {
    if (isUnclear(graph, file)) return null
    const all = [...new Set([...around, ...reachedBy(graph, file)])].sort()
    return createHash('sha256').update(all.map(known).join('\n')).digest('base64url')
  }
  return (file) => {
    const found = hashes.has(file) ? (hashes.get(file) ?? null) : hash(file)
    hashes.set(file, found)
    return found
  }
}
