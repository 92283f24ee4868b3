import type { Theme } from '../types.ts'

/** The contrasts of each text, one for each place where it stands, the lowest first. */
function byText(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const read = lines.map((line) => /^(\S+) (.*)$/.exec(line) ?? [])
  return new Map(
    [...Map.groupBy(read, ([, , text = '']) => text)].map(([text, places]) => [
      text,
      places.map(([, ratio = '']) => ratio).toSorted((one, other) => Number(one) - Number(other)),
    ]),
  )
}

/** So many texts are named of those whose contrast changed alike. */
const NAMED = 3

/** The contrast of texts that were there before: of a text that is new, and of one that is gone, the tree tells. */
export function contrastChanges(before: readonly string[], after: readonly string[], theme: Theme): string[] {
  const [old, now] = [byText(before), byText(after)]
  const changed = [...now].flatMap(([text, ratios]) => {
    const before = old.get(text)
    // Where it stands more or less often, the lowest is what counts.
    const places = before?.length === ratios.length ? ratios : ratios.slice(0, 1)
    return places.flatMap((is, place) => {
      const was = before?.[place]
      return was === undefined || was === is ? [] : [{ text, was, is }]
    })
  })
  return [...Map.groupBy(changed, ({ was, is }) => `${was} ${is}`).values()].map((alike) => {
    const [{ was, is } = { was: '', is: '' }] = alike
    const verb = Number(is) < Number(was) ? 'fell' : Number(is) > Number(was) ? 'rose' : 'changed'
    const texts = [...new Set(alike.map(({ text }) => text))]
    const named = texts.slice(0, NAMED).map((text) => `“${text}”`)
    const more = texts.length - named.length
    const others = more > 0 ? ` and ${more} more` : ''
    return `contrast in ${theme} ${verb} from ${was} to ${is}: ${named.join(', ')}${others}`
  })
}
