import { type ESTree, type Plugin, Visitor } from 'vite'

/** What a state is, in a sentence: for the statecharts and the next reader, not for the visitor's download. */
const isDescription = ({ key, value }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' && key.name === 'description' && value.type === 'Literal'

/** Leaves the descriptions of the machines' states out of what is built; the machines do the same without them. */
export const withoutDescriptions = (): Plugin => ({
  name: 'mintage:without-descriptions',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.machine\.ts$/ },
    handler(code) {
      let output = code
      // Blanks of the same length: every other position stays what the source map says.
      const blank = (start: number, end: number) => {
        output = output.slice(0, start) + output.slice(start, end).replace(/[^\n]/g, ' ') + output.slice(end)
      }
      new Visitor({
        ObjectExpression({ properties }) {
          for (const property of properties) {
            if (property.type !== 'Property' || !isDescription(property)) continue
            const comma = /^\s*,/.exec(code.slice(property.end))?.[0].length ?? 0
            blank(property.start, property.end + comma)
          }
        },
      }).visit(this.parse(code))
      return { code: output, map: null }
    },
  },
})
