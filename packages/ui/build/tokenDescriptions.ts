import { readFileSync } from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../src/tokens/tokenType.ts')

/** The docstrings of the type of a theme, by `color.page`, or `title` for a whole group. */
export function tokenDescriptions(): Readonly<Record<string, string>> {
  const lines = readFileSync(file, 'utf8').split('\n')
  const found: [name: string, description: string][] = []
  let group = ''
  for (const [place, line] of lines.entries()) {
    const [, opened] = /^ {2}(\w+): \{/.exec(line) ?? []
    const [, token] = /^ {4}(\w+): string$/.exec(line) ?? []
    if (opened !== undefined) group = opened
    const [, description] = /^ *\/\*\* (.*) \*\/$/.exec(lines[place - 1] ?? '') ?? []
    const name = token === undefined ? opened : `${group}.${token}`
    if (name !== undefined && description !== undefined) found.push([name, description])
  }
  return Object.fromEntries(found)
}
