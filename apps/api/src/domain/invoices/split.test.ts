import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCreditNote, type Sums } from './split.ts'

const none: Sums = { net_minor: 0, vat_minor: 0, total_minor: 0 }

const plus = (one: Sums, other: Sums, sign = 1): Sums => ({
  net_minor: one.net_minor + sign * other.net_minor,
  vat_minor: one.vat_minor + sign * other.vat_minor,
  total_minor: one.total_minor + sign * other.total_minor,
})

const invoices = fc
  .tuple(fc.integer({ min: 1, max: 1_500_000_000 }), fc.integer({ min: 0, max: 600_000_000 }))
  .map(([net, vat]) => ({ net_minor: net, vat_minor: vat, total_minor: net + vat }))

/** A refund of a share of what is left, or the return of an earlier credit note. */
const steps = fc.array(
  fc.oneof(
    fc.record({ refund: fc.double({ min: 0, max: 1, noNaN: true }) }),
    fc.record({ refundMinor: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ takenBack: fc.nat() }),
  ),
  { maxLength: 12 },
)

test('credit notes never exceed the invoice, and the last one takes exactly the rest', () => {
  fc.assert(
    fc.property(invoices, steps, (invoice, taken) => {
      const notes: Sums[] = []
      const credited = () => notes.reduce((sum, note) => plus(sum, note), none)
      const credit = (amount: number) => {
        const note = nextCreditNote(invoice, credited(), amount)
        expect(note.total_minor).toBe(note.net_minor + note.vat_minor)
        expect(Math.min(note.net_minor, note.vat_minor)).toBeGreaterThanOrEqual(0)
        if (note.total_minor > 0) notes.push(note)
        const left = plus(invoice, credited(), -1)
        expect(Math.min(left.net_minor, left.vat_minor)).toBeGreaterThanOrEqual(0)
      }
      for (const step of taken) {
        if ('takenBack' in step) notes.splice(step.takenBack % Math.max(1, notes.length), 1)
        else if ('refundMinor' in step) credit(step.refundMinor)
        else credit(Math.ceil(step.refund * (invoice.total_minor - credited().total_minor)))
      }
      credit(invoice.total_minor)
      expect(credited()).toEqual(invoice)
    }),
  )
})

test('the VAT of a part is its share, half up', () => {
  const invoice = { net_minor: 810, vat_minor: 162, total_minor: 972 }
  const first = nextCreditNote(invoice, none, 243)
  expect(first).toEqual({ net_minor: 202, vat_minor: 41, total_minor: 243 })
  const second = nextCreditNote(invoice, first, 243)
  expect(second).toEqual({ net_minor: 203, vat_minor: 40, total_minor: 243 })
})

test('a part of a large invoice is exact', () => {
  const invoice = { net_minor: 1_666_666_667, vat_minor: 333_333_333, total_minor: 2_000_000_000 }
  expect(nextCreditNote(invoice, none, 1_999_999_999)).toMatchObject({
    vat_minor: 333_333_333,
    net_minor: 1_666_666_666,
  })
})
