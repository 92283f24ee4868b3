import { type Node, parseSync, Visitor } from 'oxc-parser'

const languages = [
  /^packages\/ui\/src\/texts\/en\/\w+\.ts$/,
  /^packages\/ui\/src\/(?:screens|overlays)\/fixtures\/german\.tsx$/,
]

export const isOfTexts = (file: string): boolean => languages.some((files) => files.test(file))

type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>

interface Written {
  name: string
  value: Node
  /** Behind the colon: where the value begins with its space or on its own line. */
  range: readonly [number, number]
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

interface WrittenText {
  /** The variable that holds it. */
  variable: string
  key: string
  words: string
  range: readonly [number, number]
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
