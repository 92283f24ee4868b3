import { lineChanges } from './lineChanges.ts'

const ordinal = (place: number) => `${place + 1}.`

/** What a stop is called, without what else is known of it. */
const nameOf = (line: string) => /^(?:here: )?[\w -]+? ("(?:[^"\\]|\\.)*")/.exec(line)?.[1] ?? line
const kindOf = (line: string) => /^((?:here: )?[\w -]+?) "/.exec(line)?.[1] ?? line

/**
 * What differs in the way of the Tab key.
 *
 * @param known what the tree has said already: a name that changed there is not told again
 */
export function focusChanges(before: readonly string[], after: readonly string[], known: readonly string[]): string[] {
  const isHere = (line: string) => line.startsWith('here: ')
  const [old, now] = [before.filter((line) => !isHere(line)), after.filter((line) => !isHere(line))]
  const changes = lineChanges(old, now)
  const gone = changes.flatMap(([kind, line]) => (kind === 'gone' ? [line] : []))
  const come = changes.flatMap(([kind, line]) => (kind === 'come' ? [line] : []))
  const moved = gone.filter((line) => come.includes(line))
  const lost = gone.filter((line) => !come.includes(line))
  const added = come.filter((line) => !gone.includes(line))
  const isKnown = (line: string) => {
    const name = nameOf(line).slice(1, -1)
    return known.some((sentence) => sentence.includes(`“${name}”`))
  }
  const sentences = moved.map(
    (line) =>
      `focus order: ${line} is the ${ordinal(now.indexOf(line))} stop, and was the ${ordinal(old.indexOf(line))}`,
  )
  for (const line of lost) {
    const same = added.findIndex((one) => nameOf(one) === nameOf(line) && kindOf(one) === kindOf(line))
    const place =
      same < 0 ? added.findIndex((one) => kindOf(one) === kindOf(line) && old.indexOf(line) === now.indexOf(one)) : same
    const [other] = place < 0 ? [] : added.splice(place, 1)
    if (other !== undefined && same >= 0) sentences.push(`focus: ${line} became ${other}`)
    else if (other !== undefined && !isKnown(line) && !isKnown(other)) sentences.push(`focus: ${line} became ${other}`)
    else if (other === undefined && !isKnown(line)) sentences.push(`focus no longer reaches ${line}`)
  }
  sentences.push(...added.filter((line) => !isKnown(line)).map((line) => `focus reaches ${line}`))
  const [at, is] = [before.find(isHere)?.slice(6), after.find(isHere)?.slice(6)]
  const renamed = at !== undefined && is !== undefined && lost.includes(at) && come.includes(is)
  if (at !== is && !renamed) sentences.push(`the focus is on ${is ?? 'nothing'}, and was on ${at ?? 'nothing'}`)
  return sentences
}
