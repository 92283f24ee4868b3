import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Where Storybook looks for stories, as its configuration writes it. */
function patternsIn(config: string): string[] {
  const patterns: string[] = []
  new Visitor({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== 'stories' || value.type !== 'ArrayExpression') return
      for (const element of value.elements) {
        if (element?.type === 'Literal' && typeof element.value === 'string') patterns.push(element.value)
      }
    },
  }).visit(parseSync('main.ts', config).program)
  return patterns
}

/** Every file of stories, from the root, in the order of the alphabet. */
export async function storyFiles(root: string): Promise<string[]> {
  const patterns = patternsIn(await readFile(path.join(root, '.storybook/main.ts'), 'utf8'))
  return globSync(
    patterns.map((pattern) => path.posix.join('.storybook', pattern)),
    { cwd: root },
  )
    .map((file) => file.split(path.sep).join('/'))
    .sort()
}
