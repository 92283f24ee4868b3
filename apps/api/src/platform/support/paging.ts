import { sql } from 'kysely'
import { InvalidCursorError } from '../../errors.ts'

/** A page of a list by descending time; the id orders equal times. */
export interface Page {
  limit: number
  after: { time: Date; id: string } | null
}

const encode = (time: Date, id: string) => Buffer.from(`${time.getTime()}.${id}`).toString('base64url')

function decode(cursor: string): { time: Date; id: string } {
  const [milliseconds = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('.')
  const time = new Date(Number(milliseconds))
  if (!/^\d{1,15}$/.test(milliseconds) || !/^[0-9a-f-]{36}$/.test(id)) throw new InvalidCursorError()
  return { time, id }
}

/** @throws InvalidCursorError for an invalid cursor */
export const readPage = (query: { cursor?: string; limit?: number }): Page => ({
  limit: query.limit ?? 20,
  after: query.cursor === undefined ? null : decode(query.cursor),
})

/** One row comparison, which an index can answer; with an `or`, a late page would scan the whole list before it. */
export const isAfter = ({ time, id }: { time: Date; id: string }) =>
  sql<boolean>`(created_at, id) < (${time}::timestamptz, ${id}::uuid)`

/** Removes the extra row, which shows that another page exists. */
export function cutPage<Row extends { id: string; created_at: Date }>(
  rows: readonly Row[],
  page: Page,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, page.limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: rows.length > page.limit && last ? encode(last.created_at, last.id) : null }
}
