import { type ParseResult, Visitor } from 'oxc-parser'

/** Patterns of the calls of `import.meta.glob`; null when one is not written out. A pattern that excludes is left out. */
export function globsIn(program: ParseResult['program']): string[] | null {
  const patterns: (string | null)[] = []
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return
      if (callee.property.type !== 'Identifier' || callee.property.name !== 'glob') return
      const written = first?.type === 'ArrayExpression' ? first.elements : [first]
      for (const element of written) {
        patterns.push(element?.type === 'Literal' && typeof element.value === 'string' ? element.value : null)
      }
    },
  }).visit(program)
  const known = patterns.filter((pattern) => pattern !== null)
  return known.length === patterns.length ? known.filter((pattern) => !pattern.startsWith('!')) : null
}
