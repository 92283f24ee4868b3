/**
 * The docstrings of the theme type, by token (`color.page`) or group (`title`). @param source of
 * packages/ui/src/tokens/tokenType.ts
 */
export function tokenDescriptions(source: string): Readonly<Record<string, string>> {
  const lines = source.split('\n')
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
