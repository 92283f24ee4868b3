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
  const names = Object.keys(values)
  const width = Math.max(...names.map((name) => name.length))
  return Object.entries(values)
    .map(([name, value]) => `${name.padEnd(width)}  ${value ?? '-'}`)
    .join('\n')
}

export const wrap = (text: string): string => text.replace(new RegExp(`(?=.{${WIDTH},})(.{1,${WIDTH}}) `, 'g'), '$1\n')

/** UTC, to the minute. */
export const time = (iso: string): string => iso.slice(0, 16).replace('T', ' ')

export const day = (iso: string): string => iso.slice(0, 10)

/** Adds the next page's option if there is one. */
export const page = (text: string, nextCursor: string | null): string =>
  nextCursor === null ? text : `${text}\nMore: --cursor ${nextCursor}`
