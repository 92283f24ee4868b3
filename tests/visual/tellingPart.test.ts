import { expect, test } from 'vitest'
import { rowsIn, tellingParts } from './tellingPart.ts'

const page = (length: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length }, (_, y) => change[y] ?? `row ${y}`)

const startsOf = (pictures: Readonly<Record<string, readonly string[]>>) =>
  Object.fromEntries(tellingParts(new Map(Object.entries(pictures)), 100))

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

test('no window goes beyond its picture', () => {
  const low = page(90, { 80: 'A foot' })
  const pictures = { ready: page(500), early: page(500, { 20: 'Paying' }), last: page(500, { 499: 'A foot' }), low }
  expect(startsOf(pictures)).toEqual({ ready: 0, early: 0, last: 400, low: 0 })
})

test('rows are told by where they are kept, in all strips beside each other', () => {
  const left = [
    ['a.webp', 4, 2, 1],
    ['a.webp', 0, 1, 2],
  ] as const
  const right = [['b.webp', 7, 4, 1]] as const
  expect(rowsIn({ strips: [left, right] })).toEqual([
    ' a.webp:4 b.webp:7',
    ' a.webp:5 b.webp:8',
    ' a.webp:0 b.webp:9',
    ' a.webp:0 b.webp:10',
  ])
})
