import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutPage, readPage } from './paging.ts'

const row = (time: string) => ({ id: randomUUID(), created_at: new Date(time) })
const rows = [row('2026-11-20T12:00:03Z'), row('2026-11-20T12:00:02Z'), row('2026-11-20T12:00:01Z')]

describe('a page of a list', () => {
  test('is the first of twenty rows by default', () => {
    expect(readPage({})).toEqual({ limit: 20, after: null })
    expect(readPage({ limit: 3 })).toEqual({ limit: 3, after: null })
  })

  test('has a cursor if one more row was found', () => {
    const first = cutPage(rows, readPage({ limit: 2 }))
    expect(first.rows).toEqual(rows.slice(0, 2))
    expect(readPage({ limit: 2, cursor: first.nextCursor ?? '' })).toEqual({
      limit: 2,
      after: { time: rows[1]?.created_at, id: rows[1]?.id },
    })
  })

  test.each([[[]], [rows.slice(0, 2)]])('has no cursor if no more rows were found', (found) => {
    expect(cutPage(found, readPage({ limit: 2 }))).toEqual({ rows: found, nextCursor: null })
  })

  test('continues after a row of any date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true }), (createdAt) => {
        const last = { id: randomUUID(), created_at: createdAt }
        const { nextCursor } = cutPage([last, last], readPage({ limit: 1 }))
        expect(readPage({ cursor: nextCursor ?? '' }).after).toEqual({ time: createdAt, id: last.id })
      }),
    )
  })
})

describe('an invalid cursor', () => {
  const id = '3f1c2a58-6e0f-4b0a-9d51-0a7d7e1c9b42'
  const written = (text: string) => Buffer.from(text).toString('base64url')

  test.each([
    '',
    'nonsense',
    written(id),
    written(`.${id}`),
    written(`x.${id}`),
    written(`1x.${id}`),
    written(`x1.${id}`),
    written(`-1.${id}`),
    written(`1e3.${id}`),
    written(`1234567890123456.${id}`),
    written('1234567890123.'),
    written('1234567890123'),
    written(`1234567890123.${id}0`),
    written(`1234567890123.0${id}`),
    written(`1234567890123.${id.replace('3f', 'zz')}`),
  ])('rejects %j', (cursor) => {
    expect(() => readPage({ cursor })).toThrow(expect.objectContaining({ code: 'malformed' }))
  })
})
