export const tableFile = 'tools/story-coverage/machines.ts'

/** The table as Biome writes it: a machine stands two spaces in, its states four. */
const machineAt = (table: string, machine: string): { readonly start: number; readonly end: number } | null => {
  const heading = `\n  ${machine}: {\n`
  const place = table.indexOf(heading)
  if (place === -1) return null
  const start = place + heading.length
  return { start, end: table.indexOf('\n  },\n', start - 1) + 1 }
}

const keyOf = (state: string) => (/^\w+$/.test(state) ? state : `'${state}'`)

interface Row {
  readonly state: string
  /** With all of its lines. */
  readonly text: string
}

const rowsOf = (lines: string): readonly Row[] =>
  lines
    .split(/^(?= {4}\S)/m)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const [, quoted, bare] = /^ {4}(?:'([^']+)'|(\w+))/.exec(text) ?? []
      return { state: quoted ?? bare ?? '', text }
    })

const withRows = (written: string, machine: string, change: (rows: readonly Row[]) => readonly Row[]): string => {
  const table = written.replace(`\n  ${machine}: {},\n`, `\n  ${machine}: {\n  },\n`)
  const place = machineAt(table, machine)
  if (place === null) throw new Error(`The table has no machine ${machine}: give it one, with no states`)
  const rows = change(rowsOf(table.slice(place.start, place.end)))
  return table.slice(0, place.start) + rows.map(({ text }) => text).join('') + table.slice(place.end)
}

/**
 * The table with the story of a state. A row that it has is written anew; another takes its place in the machine's order.
 * @param states of the machine, in its order
 */
export const withRow = (
  table: string,
  machine: string,
  state: string,
  story: string,
  states: readonly string[],
): string =>
  withRows(table, machine, (rows) => {
    const row = { state, text: `    ${keyOf(state)}: story('${story}'),\n` }
    if (rows.some((one) => one.state === state)) return rows.map((one) => (one.state === state ? row : one))
    const later = new Set(states.slice(states.indexOf(state) + 1))
    const next = rows.findIndex((one) => later.has(one.state))
    return rows.toSpliced(next === -1 ? rows.length : next, 0, row)
  })

export const withoutRow = (table: string, machine: string, state: string): string =>
  withRows(table, machine, (rows) => rows.filter((one) => one.state !== state))
