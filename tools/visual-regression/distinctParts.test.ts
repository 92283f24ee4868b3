import { expect, test } from 'vitest'
import { distinctParts, rowsIn } from './distinctParts.ts'

const page = (length: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length }, (_, y) => change[y] ?? `row ${y}`)

const startsOf = (pictures: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(distinctParts(new Map(Object.entries(pictures)), 100))

test('a state is shown where it differs from the plain one, which is shown from its beginning', () => {
  const ready = page(500)
  expect(startsOf({ declined: page(500, { 300: 'Declined' }), paying: page(500, { 200: 'Paying' }), ready })).toEqual({
    declined: 270,
    paying: 170,
    ready: 0,
  })
})

test('what differs within the window, or nowhere, needs no other part', () => {
  const both = { ready: page(500), same: page(500), empty: page(500, { 60: 'Nothing here' }) }
  expect(startsOf(both)).toEqual({ ready: 0, same: 0, empty: 0 })
})

test('states that begin alike and unlike the plain one are shown where they differ from each other', () => {
  const dimmed = Object.fromEntries(Array.from({ length: 500 }, (_, y) => [y, `dimmed ${y}`]))
  const pictures = {
    ready: page(500),
    empty: page(500, { 60: 'Nothing here' }),
    more: page(500, { 350: 'More' }),
    long: page(500, { 200: 'A long name' }),
    loading: page(500, { ...dimmed, 400: 'A low dialog that loads' }),
    failed: page(500, { ...dimmed, 400: 'A low dialog that says why' }),
    open: page(500, { ...dimmed, 90: 'A high dialog', 400: 'its middle' }),
  }
  expect(startsOf(pictures)).toEqual({
    ready: 0,
    empty: 0,
    more: 320,
    long: 170,
    loading: 370,
    failed: 370,
    open: 60,
  })
})

test('a state that lacks something is shown from its beginning, and not where its footer has moved to', () => {
  const footer = Array.from({ length: 200 }, (_, y) => `footer ${y}`)
  const ready = [...page(300), 'A list', ...footer]
  const pictures = { ready, also: ready, third: ready, without: [...page(300), ...footer] }
  expect(startsOf(pictures)).toEqual({ ready: 0, also: 0, third: 0, without: 0 })
})

test('no window goes beyond its picture', () => {
  const low = page(90, { 80: 'A foot' })
  const pictures = { ready: page(500), early: page(500, { 20: 'Paying' }), last: page(500, { 499: 'A foot' }), low }
  expect(startsOf(pictures)).toEqual({ ready: 0, early: 0, last: 400, low: 0 })
})

test('rows of equal pixels have equal names', () => {
  const [first, second, third] = rowsIn({ data: Buffer.from([1, 2, 3, 9, 9, 9, 1, 2, 3]), height: 3 })
  expect(first).toBe(third)
  expect(first).not.toBe(second)
})
