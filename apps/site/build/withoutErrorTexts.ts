import { type ESTree, type Plugin, Visitor } from 'vite'

const isText = (node: ESTree.Node | undefined) =>
  node?.type === 'TemplateLiteral' ||
  node?.type === 'BinaryExpression' ||
  (node?.type === 'Literal' && typeof node.value === 'string')

/** `new Error(text)`, and the `invariant(holds, text)` and `warning(holds, text)` of React Router. */
const argumentWithText = { Error: 0, invariant: 1, warning: 1 } as const

const isNamed = (name: string): name is keyof typeof argumentWithText => Object.hasOwn(argumentWithText, name)

function textOf(callee: ESTree.Node, given: readonly ESTree.Node[]): ESTree.Node | undefined {
  if (callee.type !== 'Identifier' || !isNamed(callee.name)) return undefined
  const text = given[argumentWithText[callee.name]]
  return isText(text) ? text : undefined
}

/**
 * Leaves out what libraries tell a developer who uses them wrongly: tests meet that, a visitor does not. React leaves most of it
 * out of its own build. The errors are still thrown.
 */
export const withoutErrorTexts = (): Plugin => ({
  name: 'mintage:without-error-texts',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\/(react|xstate|react-router|openapi-fetch)\// },
    handler(code) {
      const texts: ESTree.Node[] = []
      const look = ({ callee, arguments: given }: ESTree.NewExpression | ESTree.CallExpression) => {
        const text = textOf(callee, given)
        if (text && text.end - text.start > 2) texts.push(text)
      }
      new Visitor({ NewExpression: look, CallExpression: look }).visit(this.parse(code))
      let output = code
      for (const { start, end } of texts) {
        // As long as before: every other position stays what the source map says.
        const blanks = output.slice(start, end).replace(/[^\n]/g, ' ')
        output = `${output.slice(0, start)}''${blanks.slice(2)}${output.slice(end)}`
      }
      return { code: output, map: null }
    },
  },
})
