import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountsOf, divideHalfUp, shownPrice, vatIncluded, vatWithin } from './vat.ts'

const price = fc.integer({ min: 0, max: 100_000_000 })
const hundredths = fc.integer({ min: 0, max: 5_000 })

describe('VAT (D24)', () => {
  it.each([
    [999, 20, 200],
    [1000, 20, 200],
    [5, 10, 1],
    [4, 10, 0],
    [1000, 7.7, 77],
    [50, 7, 4],
    [1000, 0, 0],
  ])('of %s at %s %% is %s', (net, vatPercent, vat) => {
    expect(amountsOf(net, 0, vatPercent).vat).toBe(vat)
  })

  it('rounds half up, exactly, in hundredths of a per cent', () => {
    fc.assert(
      fc.property(price, hundredths, (net, rate) => {
        const exact = (BigInt(net) * BigInt(rate) * 2n + 10_000n) / 20_000n
        expect(BigInt(amountsOf(net, 0, rate / 100).vat)).toBe(exact)
      }),
    )
  })

  it('is found again in the total', () => {
    expect(vatWithin(10_725, 7.25)).toBe(725)
    expect(vatWithin(972, 20)).toBe(162)
    expect(vatWithin(972, 0)).toBe(0)
    fc.assert(
      fc.property(price, hundredths, (net, rate) => {
        const { vat, total } = amountsOf(net, 0, rate / 100)
        expect(vatWithin(total, rate / 100)).toBe(vat)
      }),
    )
  })
})

it('amounts add up, in whole units', () => {
  expect(amountsOf(900, 90, 20)).toEqual({ price: 900, discount: 90, net: 810, vat: 162, total: 972 })
  fc.assert(
    fc.property(price, price, hundredths, (base, off, rate) => {
      const amounts = amountsOf(base, Math.min(off, base), rate / 100)
      expect(amounts.price - amounts.discount).toBe(amounts.net)
      expect(amounts.net + amounts.vat).toBe(amounts.total)
      expect(Object.values(amounts).every(Number.isInteger)).toBe(true)
    }),
  )
})

it('rounds half up', () => {
  expect(divideHalfUp(5, 10)).toBe(1)
  expect(divideHalfUp(4, 10)).toBe(0)
})

describe('prices with VAT', () => {
  const withVat = (vatPercent: number) => ({ vatPercent, pricesIncludeVat: true })

  it('are the net price and its VAT, and the sum is the same', () => {
    expect(shownPrice(900, withVat(20))).toBe(1080)
    expect(vatIncluded(amountsOf(900, 90, 20), withVat(20))).toEqual({ price: 1080, discount: 108 })
  })

  it('are net prices in a shop that shows those, and where there is no VAT', () => {
    for (const rule of [{ vatPercent: 20, pricesIncludeVat: false }, withVat(0)]) {
      expect(shownPrice(900, rule)).toBe(900)
      expect(vatIncluded(amountsOf(900, 90, rule.vatPercent), rule)).toBeNull()
    }
  })

  it('less the discount are the total, and a discount never raises one', () => {
    fc.assert(
      fc.property(price, price, hundredths, (net, off, rate) => {
        const order = amountsOf(net, Math.min(off, net), rate / 100)
        const shown = vatIncluded(order, withVat(rate / 100)) ?? order
        expect(shown.price).toBe(shownPrice(net, withVat(rate / 100)))
        expect(shown.price - shown.discount).toBe(order.total)
        expect(shown.discount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
