import type { Db } from '../../platform/db/open.ts'
import type { InvoiceDocument } from './document.ts'

/** A company is the same seller after its name or the writing of its registration number has changed. */
export const sellerKeyOf = ({ reg_number: number, name }: InvoiceDocument['seller']): string =>
  number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '') || name.trim().toUpperCase()

/** `M-2026-000001` */
export const numberText = (year: number, number: number): string => `M-${year}-${String(number).padStart(6, '0')}`

/**
 * The next number of a seller in a year. It locks the seller's row until the transaction ends, so take it last; the
 * number of a transaction that is rolled back goes to the next one.
 */
export async function takeNumber(trx: Db, seller: string, year: number): Promise<number> {
  const { last_number: number } = await trx
    .insertInto('invoice_numbers')
    .values({ seller, year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.columns(['seller', 'year']).doUpdateSet(({ eb }) => ({
        last_number: eb('invoice_numbers.last_number', '+', 1),
      })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
