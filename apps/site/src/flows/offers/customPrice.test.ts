import { expect, it } from 'vitest'
import { customPrice } from './customPrice.ts'

const tiers = [
  { min: 1, max: 99.9, price: 0.1 },
  { min: 100, max: 499.9, price: 0.09 },
  { min: 500, max: null, price: 0.07 },
]

it.each([
  [10, 10],
  [999, 999],
  [1000, 900],
  [2009, 1808],
  [4999, 4499],
  [5000, 3500],
  [20_000, 14_000],
])('prices %s tenths at %s by the tiers of the API (D08, R170)', { tags: ['R170'] }, (tokens, minor) => {
  expect(customPrice(tokens, tiers, 'EUR')).toBe(minor)
})

it('uses the first tier of the list below all tiers', () => {
  expect(customPrice(5, tiers, 'EUR')).toBe(5)
})

it('uses the last of tiers with the same minimum', () => {
  expect(customPrice(10, [...tiers, { min: 1, max: null, price: 0.5 }], 'EUR')).toBe(50)
})

it('uses a token price of 1 without tiers (R374)', { tags: ['R374'] }, () => {
  expect(customPrice(2009, [], 'EUR')).toBe(20_090)
})
