import type { Theme } from '../types.ts'

/** The lowest contrast of each text. */
function byText(lines: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const line of lines) {
    const [, ratio = '', text = ''] = /^(\S+) (.*)$/.exec(line) ?? []
    const known = found.get(text)
    if (known === undefined || Number(ratio) < Number(known)) found.set(text, ratio)
  }
  return found
}

/** So many texts are named of those whose contrast changed alike. */
const NAMED = 3

/** The contrast of texts that were there before: of a text that is new, and of one that is gone, the tree tells. */
export function contrastChanges(before: readonly string[], after: readonly string[], theme: Theme): string[] {
  const [old, now] = [byText(before), byText(after)]
  const changed = [...now].flatMap(([text, is]) => {
    const was = old.get(text)
    return was === undefined || was === is ? [] : [{ text, was, is }]
  })
  return [...Map.groupBy(changed, ({ was, is }) => `${was} ${is}`).values()].map((alike) => {
    const [{ was, is } = { was: '', is: '' }] = alike
    const verb = Number(is) < Number(was) ? 'fell' : Number(is) > Number(was) ? 'rose' : 'changed'
    const named = alike.slice(0, NAMED).map(({ text }) => `“${text}”`)
    const more = alike.length - named.length
    const others = more > 0 ? ` and ${more} more` : ''
    return `contrast in ${theme} ${verb} from ${was} to ${is}: ${named.join(', ')}${others}`
  })
}
