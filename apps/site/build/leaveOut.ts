import { type ESTree, type Plugin, Visitor, type VisitorObject } from 'vite'

type Cut = (start: number, end: number, replacement?: string) => void

/** Replaces parts of modules by blanks of the same length, so that the source map stays right. */
const cutFrom = (id: RegExp, visitorOf: (cut: Cut, code: string) => VisitorObject, mustCut = false): Plugin => ({
  name: `mintage:leave-out-of-${id.source}`,
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id },
    handler(code) {
      let output = code
      const cut: Cut = (start, end, replacement = '') => {
        const blanks = code.slice(start + replacement.length, end).replace(/[^\n]/g, ' ')
        output = output.slice(0, start) + replacement + blanks + output.slice(end)
      }
      new Visitor(visitorOf(cut, code)).visit(this.parse(code))
      if (mustCut && output === code) throw new Error('this library has nothing to leave out any more')
      return { code: output, map: null }
    },
  },
})

/** The descriptions of states are only for statecharts and for developers. */
const stateDescriptions = cutFrom(/\.machine\.ts$/, (cut, code) => ({
  Property({ key, value, start, end }) {
    if (key.type !== 'Identifier' || key.name !== 'description' || value.type !== 'Literal') return
    cut(start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0))
  },
}))

/** `new Error(text)`, and React Router's `invariant(holds, text)` and `warning(holds, text)`. */
const textArguments: ReadonlyMap<string, number> = new Map([
  ['Error', 0],
  ['invariant', 1],
  ['warning', 1],
])

const isText = (node: ESTree.Node) =>
  node.type === 'TemplateLiteral' ||
  node.type === 'BinaryExpression' ||
  (node.type === 'Literal' && typeof node.value === 'string')

/** Libraries explain wrong use to developers; the errors are still thrown. */
const errorTexts = cutFrom(/\/node_modules\/(react|xstate|react-router|openapi-fetch)\//, (cut) => {
  const cutText = ({ callee, arguments: given }: ESTree.NewExpression | ESTree.CallExpression) => {
    const text = given[(callee.type === 'Identifier' ? textArguments.get(callee.name) : undefined) ?? -1]
    if (text && isText(text) && text.end - text.start > 2) cut(text.start, text.end, "''")
  }
  return { NewExpression: cutText, CallExpression: cutText }
})

/**
 * The content security policy allows no style elements; our own style sheets cover these rules
 * (docs/decisions/http-edge.md).
 */
const styleElements = cutFrom(
  /\/node_modules\/(sonner|@radix-ui\/react-select)\/dist\/index\.mjs$/,
  (cut) => ({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type !== 'Identifier' || first?.type !== 'Literal') return
      if (callee.name === '__insertCSS' || (callee.name === 'jsx' && first.value === 'style')) cut(start, end, 'null')
    },
  }),
  true,
)

/** React needs keys only for children that change; those of an icon are random letters, which do not compress. */
const iconKeys = cutFrom(/\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, (cut, code) => ({
  Property({ key, start, end }) {
    if (key.type !== 'Identifier' || key.name !== 'key') return
    cut(start - (/,\s*$/.exec(code.slice(0, start))?.[0].length ?? 0), end)
  },
}))

export const leaveOut = [stateDescriptions, errorTexts, styleElements, iconKeys]
