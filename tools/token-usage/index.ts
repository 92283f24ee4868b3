import { type Node, parseSync, Visitor } from 'oxc-parser'
import { filesBelow, isTest, read } from '../sources/index.ts'

/** `color.accent` -> the components whose styles name it, in alphabetical order. */
export type TokenUsage = Readonly<Record<string, readonly string[]>>

/** Where a component stands: `packages/ui/src/<room>/<Component>/...`. */
const place = /^packages\/ui\/src\/(?:primitives|controls|overlays|screens)\/(\w+)\//

const isStyle = (file: string) => /\.(css\.ts|tsx)$/.test(file) && !isTest(file) && !file.includes('/fixtures/')

/** What a chosen member stands for: all of its group. */
const ANY = '*'

function nameOfMember(node: Extract<Node, { type: 'MemberExpression' }>): string {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : ANY
  return node.property.type === 'Literal' && typeof node.property.value === 'string' ? node.property.value : ANY
}

/** `vars.color.accent`, or `c.accent` after `const c = vars.color`, as ['color', 'accent']; null for anything else. */
function pathOf(node: Node, shorts: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  if (node.type === 'Identifier') return node.name === 'vars' ? [] : (shorts.get(node.name) ?? null)
  if (node.type !== 'MemberExpression') return null
  const before = pathOf(node.object, shorts)
  return before === null ? null : [...before, nameOfMember(node)]
}

/** The tokens that a source names, `color.accent` or `space.*`. */
export function tokensIn(file: string, source: string): ReadonlySet<string> {
  const { program } = parseSync(file, source)
  const shorts = new Map<string, readonly string[]>()
  const found = new Set<string>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const path = init && pathOf(init, shorts)
      if (path?.length === 1 && id.type === 'Identifier') shorts.set(id.name, path)
    },
    MemberExpression(node) {
      const path = pathOf(node, shorts)
      if (path?.length === 2) found.add(path.join('.'))
    },
  }).visit(program)
  return found
}

/** The components that use each of the tokens. */
export function tokenUsage(tokens: readonly string[]): TokenUsage {
  const users = new Map(tokens.map((token) => [token, new Set<string>()]))
  for (const file of filesBelow('packages/ui/src').filter(isStyle)) {
    const component = place.exec(file)?.[1]
    if (component === undefined) continue
    for (const named of tokensIn(file, read(file))) {
      const meant = named.endsWith(ANY) ? tokens.filter((token) => token.startsWith(named.slice(0, -1))) : [named]
      for (const token of meant) users.get(token)?.add(component)
    }
  }
  return Object.fromEntries([...users].map(([token, components]) => [token, [...components].sort()]))
}
