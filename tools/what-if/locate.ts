import { type Node, parseSync, Visitor } from 'oxc-parser'
import type { Range } from './shape.ts'

type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>

interface Written {
  name: string
  value: Node
  /** Behind the colon: where the value begins with its space or on its own line. */
  range: Range
}

/** What `as const` and `satisfies` stand around. */
function plain(node: Node | null): Node | null {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return plain(node.expression)
  return node
}

/** The named properties of an object, in their order. */
function propertiesOf(source: string, { properties }: ObjectNode): readonly Written[] {
  return properties.flatMap((property): Written[] => {
    if (property.type !== 'Property' || property.computed) return []
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null
    if (name === null) return []
    return [{ name, value, range: [source.indexOf(':', key.end) + 1, value.end] }]
  })
}

/** The objects that are the values of variables, by the names of these. */
function objectsIn(file: string, source: string): ReadonlyMap<string, ObjectNode> {
  const found = new Map<string, ObjectNode>()
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = plain(init)
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') found.set(id.name, value)
    },
  }).visit(parseSync(file, source).program)
  return found
}

export interface WrittenText {
  /** The variable that holds it. */
  variable: string
  key: string
  words: string
  range: Range
}

/** Every text of a file of texts, with what a new one takes the place of. */
export function textsIn(file: string, source: string): readonly WrittenText[] {
  return [...objectsIn(file, source)].flatMap(([variable, object]) =>
    propertiesOf(source, object).flatMap(({ name, value, range }): WrittenText[] =>
      value.type === 'Literal' && typeof value.value === 'string' && name.includes('.')
        ? [{ variable, key: name, words: value.value, range }]
        : [],
    ),
  )
}

export interface WrittenToken {
  name: `${string}.${string}`
  range: Range
  schemes: { light: Range; dark: Range } | null
}

/** What `schemes(light, dark)` is given. */
function schemesIn(node: Node): WrittenToken['schemes'] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'schemes') return null
  const [light, dark] = node.arguments
  if (light === undefined || dark === undefined) return null
  return { light: [light.start, light.end], dark: [dark.start, dark.end] }
}

/** Every token of a theme, also those of a group that stands in a variable of its own. */
export function tokensIn(file: string, source: string): readonly WrittenToken[] {
  const objects = objectsIn(file, source)
  const theme = objects.get('themeTokens')
  if (theme === undefined) throw new Error(`${file} has no themeTokens`)
  return propertiesOf(source, theme).flatMap(({ name: group, value }) => {
    const object = value.type === 'Identifier' ? objects.get(value.name) : value
    if (object?.type !== 'ObjectExpression') throw new Error(`The tokens of ${group} are no object in ${file}`)
    return propertiesOf(source, object).map(({ name, value: token }) => ({
      name: `${group}.${name}` as const,
      range: [token.start, token.end] as const,
      schemes: schemesIn(token),
    }))
  })
}
