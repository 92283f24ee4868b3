import { sql } from 'kysely'
import { InvalidCursorError } from '../errors.ts'

/** A page of a list by descending time, with the id to tell equal times apart. */
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

/** @throws InvalidCursorError for a cursor that we did not write */
export const readPage = (query: { cursor?: string; limit?: number }): Page => ({
  limit: query.limit ?? 20,
  after: query.cursor === undefined ? null : decode(query.cursor),
})

/** As one comparison, which an index answers: with an `or`, a page far down reads the whole list before it. */
export const isAfter = ({ time, id }: { time: Date; id: string }) =>
  sql<boolean>`(created_at, id) < (${time}::timestamptz, ${id}::uuid)`

/** Cuts the row that was read too much, which tells that there is another page. */
export function cutPage<Row extends { id: string; created_at: Date }>(
  rows: readonly Row[],
  page: Page,
): { rows: Row[]; nextCursor: string | null } {
  const kept = rows.slice(0, page.limit)
  const last = kept.at(-1)
  return { rows: kept, nextCursor: rows.length > page.limit && last ? encode(last.created_at, last.id) : null }
}
