import { lineChanges } from './lineChanges.ts'

/** A line of the accessibility tree, e.g. `- button "Pay" [disabled]`. */
interface Part {
  role: string
  name: string
  marks: readonly string[]
  /** What stands in it, where that is text alone. */
  text: string
}

/** YAML quotes a line in which a colon or the like stands. */
const unquoted = (line: string) =>
  line.startsWith("'")
    ? line.replace(/^'(.*)'(:?)/, (_, inner: string, colon: string) => inner.replaceAll("''", "'") + colon)
    : line

function partOf(line: string): Part {
  const bare = unquoted(line.trim().replace(/^- /, ''))
  const [, role = bare, name = '', marks = '', text = ''] =
    /^(\/?[\w-]+)(?: "((?:[^"\\]|\\.)*)")?((?: \[[^\]]*\])*)(?::(?: (.*))?)?$/s.exec(bare) ?? []
  return { role, name, marks: marks.match(/\[[^\]]*\]/g) ?? [], text: text.replace(/^"(.*)"$/, '$1') }
}

const called = ({ role, name, text }: Part) => {
  const said = name || text
  return said === '' ? role : `${role} “${said}”`
}

interface Pair {
  before: Part
  after: Part
}

/** A row and a cell are called by what stands in them, of which a later line tells. */
const isToldBy = ({ before, after }: Pair, later: readonly Pair[]): boolean =>
  before.role === after.role &&
  before.name !== after.name &&
  later.some((inner) => {
    const [was, is] = [inner.before.name || inner.before.text, inner.after.name || inner.after.text]
    return was !== '' && is !== '' && before.name.includes(was) && after.name.includes(is)
  })

/** The words that differ, with the sentence around them. */
function wordChange(before: string, after: string): string {
  const [old, now] = [before.split(' '), after.split(' ')]
  let first = 0
  while (first < Math.min(old.length, now.length) && old[first] === now[first]) first += 1
  let last = 0
  while (last < Math.min(old.length, now.length) - first && old.at(-1 - last) === now.at(-1 - last)) last += 1
  const middle = (words: readonly string[]) => words.slice(first, words.length - last).join(' ')
  const [gone, come] = [middle(old), middle(now)]
  if (gone === '') return `“${come}” was added: “${after}”`
  if (come === '') return `“${gone}” was taken out: “${after}”`
  return gone === before ? `“${before}” became “${after}”` : `“${gone}” became “${come}”: “${after}”`
}

function changeOf({ before, after }: Pair): string {
  const { role } = after
  if (role !== before.role) return `${called(before)} is a ${role}`
  if (before.name !== after.name) {
    if (after.name === '') return `${called(before)} lost its name`
    if (before.name === '') return `${role} got the name “${after.name}”`
    return `${role}: the name “${before.name}” became “${after.name}”`
  }
  if (before.text !== after.text) {
    if (role === '/url') return `a link leads to ${after.text} and not to ${before.text}`
    if (after.text === '') return `${called(before)} lost its words`
    return before.text === '' ? `${role} says “${after.text}”` : `${role}: ${wordChange(before.text, after.text)}`
  }
  const gone = before.marks.filter((mark) => !after.marks.includes(mark))
  const come = after.marks.filter((mark) => !before.marks.includes(mark))
  return `${called(after)}${gone.length > 0 ? ` is no longer ${gone.join(' ')}` : ''}${come.length > 0 ? ` is ${come.join(' ')}` : ''}`
}

/** Takes the first that fits out of a list. */
function takeOut<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const place = list.findIndex(fits)
  return place < 0 ? undefined : list.splice(place, 1)[0]
}

/** One stretch of the tree in which nothing is as it was. */
function changesWithin(gone: readonly Part[], come: readonly Part[]): string[] {
  const left = [...come]
  const alone: Part[] = []
  const pairs = gone.flatMap((before) => {
    const after =
      takeOut(left, (one) => one.role === before.role && (one.name || one.text) === (before.name || before.text)) ??
      takeOut(left, (one) => one.role === before.role && one.name === before.name) ??
      takeOut(left, (one) => one.role === before.role) ??
      takeOut(left, (one) => (one.name || one.text) !== '' && (one.name || one.text) === (before.name || before.text))
    if (after !== undefined) return [{ before, after }]
    alone.push(before)
    return []
  })
  return [
    ...pairs.filter((pair, place) => !isToldBy(pair, pairs.slice(place + 1))).map(changeOf),
    ...alone.map((part) => `gone: ${called(part)}`),
    ...left.map((part) => `new: ${called(part)}`),
  ]
}

/** What differs between two accessibility trees, wherever it is nested. */
export function treeChanges(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [before.map((line) => line.trim()), after.map((line) => line.trim())]
  const stretches: { gone: string[]; come: string[] }[] = []
  let open = false
  for (const [kind, line] of lineChanges(old, now)) {
    if (kind === 'same') {
      open = false
      continue
    }
    if (!open) stretches.push({ gone: [], come: [] })
    open = true
    stretches.at(-1)?.[kind].push(line)
  }
  const come = stretches.flatMap((stretch) => stretch.come)
  const moved: string[] = []
  for (const stretch of stretches) {
    stretch.gone = stretch.gone.filter((line) => {
      if (takeOut(come, (one) => one === line) === undefined) return true
      moved.push(line)
      return false
    })
  }
  const here = [...moved]
  for (const stretch of stretches) {
    stretch.come = stretch.come.filter((line) => takeOut(here, (one) => one === line) === undefined)
  }
  return [
    ...stretches.flatMap((stretch) => changesWithin(stretch.gone.map(partOf), stretch.come.map(partOf))),
    // Where a link leads moves with the link.
    ...moved.map(partOf).flatMap((part) => (part.role === '/url' ? [] : [`${called(part)} stands elsewhere`])),
  ]
}
