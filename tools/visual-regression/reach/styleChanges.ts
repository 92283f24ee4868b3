import path from 'node:path'
import { type Node, parseSync } from 'oxc-parser'

/** What vanilla-extract names itself, and nobody else. */
const ownNames = new Set(['style', 'styleVariants', 'createVar', 'keyframes'])

const isOwnName = (init: Node | null): boolean =>
  init?.type === 'CallExpression' && init.callee.type === 'Identifier' && ownNames.has(init.callee.name)

/** The imports or exports of a statement; null where it may style elements without a class of this file. */
function publicPartOf(statement: Node, source: string): string | null {
  switch (statement.type) {
    case 'ImportDeclaration':
      return source.slice(statement.start, statement.end)
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'VariableDeclaration':
      return ''
    case 'ExportNamedDeclaration': {
      const { declaration } = statement
      if (declaration?.type !== 'VariableDeclaration') return null
      const isOwn = declaration.declarations.every(({ init }) => isOwnName(init))
      return isOwn ? declaration.declarations.map(({ id }) => source.slice(id.start, id.end)).join() : null
    }
    default:
      return null
  }
}

/** Imports and exports of a file of styles that styles by its own classes alone; null of any other. */
export function publicPartOfStyles(file: string, source: string): string | null {
  if (!file.endsWith('.css.ts') || source === '' || /\bglobal[A-Z]\w*\(/.test(source)) return null
  const parts = parseSync(file, source).program.body.map((statement) => publicPartOf(statement, source))
  return parts.includes(null) ? null : parts.filter((part) => part !== '').join('\n')
}

/** Whether rules of its own classes are all that differs. */
export function isChangeOfRules(file: string, before: string, after: string): boolean {
  const part = publicPartOfStyles(file, before)
  return part !== null && part === publicPartOfStyles(file, after)
}

/** `Tabs_list` is a class of `Tabs.css.ts`. */
export function isClassOf(file: string, name: string): boolean {
  const start = path.posix.basename(file, '.css.ts').replaceAll('.', '_')
  return name === start || name.startsWith(`${start}_`)
}
