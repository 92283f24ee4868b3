import { type ESTree, type Plugin, Visitor } from 'vite'

/** `__insertCSS(text)` of Sonner, `jsx('style', props)` of Radix. */
function makesStyleElement({ callee, arguments: [first] }: ESTree.CallExpression): boolean {
  if (callee.type !== 'Identifier' || first?.type !== 'Literal') return false
  return callee.name === '__insertCSS' || (callee.name === 'jsx' && first.value === 'style')
}

/**
 * Leaves out the style elements that libraries make as they run: the policy of the pages allows none
 * (docs/decisions/style-policy.md). What was in them is in our own sheets.
 */
export const withoutStyleElements = (): Plugin => ({
  name: 'mintage:without-style-elements',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\/(sonner|@radix-ui\/react-select)\/dist\/index\.mjs$/ },
    handler(code) {
      let output = code
      new Visitor({
        CallExpression(call) {
          if (!makesStyleElement(call)) return
          const blanks = code.slice(call.start, call.end).replace(/[^\n]/g, ' ')
          // As long as before: every other position stays what the source map says.
          output = `${output.slice(0, call.start)}null${blanks.slice(4)}${output.slice(call.end)}`
        },
      }).visit(this.parse(code))
      // A release may make it in another way: better no build than one whose policy is broken.
      if (output === code) throw new Error('no style element was found in this library any more')
      return { code: output, map: null }
    },
  },
})
