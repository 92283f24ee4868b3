import type { Output } from './command.ts'

/** The narrowest usual terminal. */
const WIDTH = 80

const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}…`)

/** Columns fit their content; the last one is cut. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return 'None.'
  const lines = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0)
  return lines
    .map((line) =>
      line
        .map((text, column) =>
          column === head.length - 1 ? cut(text, WIDTH - before) : text.padEnd(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function record(values: Readonly<Record<string, string | number | boolean | null>>): string {
  const width = Math.max(...Object.keys(values).map((name) => name.length))
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value ?? '-'}`)
    .join('\n')
}

/** UTC, to the minute. */
export const time = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

export const day = (iso: string): string => iso.slice(0, 10)

interface Page<Row> {
  payload: readonly Row[]
  next_cursor: string | null
}

/** Adds the next page's option if there is one. */
const pageOf = (json: Page<unknown>, text: string): Output => ({
  json,
  text: json.next_cursor === null ? text : `${text}\nMore: --cursor ${json.next_cursor}`,
})

export const tablePage = <Row>(
  json: Page<Row>,
  head: readonly string[],
  cellsOf: (row: Row) => readonly string[],
): Output => pageOf(json, table(head, json.payload.map(cellsOf)))

/** Lines that are null are left out. */
export const entriesPage = <Row>(json: Page<Row>, linesOf: (row: Row) => readonly (string | null)[]): Output => {
  const entries = json.payload.map((row) => linesOf(row).filter((line) => line !== null))
  return pageOf(json, entries.map((lines) => lines.join('\n  ')).join('\n\n') || 'None.')
}
