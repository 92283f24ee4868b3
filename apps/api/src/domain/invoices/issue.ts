import type { Selectable } from 'kysely'
import type { InvoicesTable } from '../../platform/db/invoice-tables.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { describeOrder, type InvoiceDocument } from './document.ts'
import { numberText, sellerKeyOf, takeNumber } from './numbers.ts'
import { nextCreditNote, type Sums } from './split.ts'

export type Invoice = Selectable<InvoicesTable>

/** A refund that was paid out, or a lost dispute, of the charge that paid the order. */
interface Reversal {
  refund_id: string | null
  dispute_id: string | null
  amount_minor: number
}

type Reference = Pick<Reversal, 'refund_id' | 'dispute_id'>

async function issue(
  trx: Db,
  seller: string,
  document: Omit<InvoiceDocument, 'number' | 'issued_at'>,
  { refund_id, dispute_id }: Reference,
  now: Date,
): Promise<Invoice> {
  const year = now.getUTCFullYear()
  const number = await takeNumber(trx, seller, year)
  const issued: InvoiceDocument = {
    ...document,
    // A document is never changed, and a closed account keeps no e-mail and no phone.
    buyer: { ...document.buyer, email: '', phone: '' },
    number: numberText(year, number),
    issued_at: now.toISOString(),
  }
  return trx
    .insertInto('invoices')
    .values({
      seller,
      year,
      number,
      kind: document.kind,
      deposit_id: document.order_id,
      refund_id,
      dispute_id,
      currency: document.currency,
      digits: document.digits,
      net_minor: document.net_minor,
      vat_minor: document.vat_minor,
      total_minor: document.total_minor,
      document: JSON.stringify(issued),
      issued_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Issues the invoice of an order in the transaction that credits its tokens. */
export async function issueInvoice(trx: Db, depositId: string, now: Date): Promise<void> {
  const deposit = await trx.selectFrom('deposits').selectAll().where('id', '=', depositId).executeTakeFirstOrThrow()
  const document = await describeOrder(trx, deposit)
  await issue(trx, sellerKeyOf(document.seller), document, { refund_id: null, dispute_id: null }, now)
  await issueCorrections(trx, deposit, now)
}

async function readReversals(trx: Db, attemptId: string | null): Promise<Reversal[]> {
  const refunds = await trx
    .selectFrom('refunds')
    .select(['id', 'amount_minor'])
    .where('attempt_id', '=', attemptId)
    .where('refunded_at', 'is not', null)
    .where('failed_at', 'is', null)
    .orderBy('refunded_at')
    .orderBy('id')
    .execute()
  const disputes = await trx
    .selectFrom('disputes')
    .select(['id', 'amount_minor'])
    .where('attempt_id', '=', attemptId)
    .where('status', '=', 'lost')
    .orderBy('closed_at')
    .orderBy('id')
    .execute()
  return [
    ...refunds.map(({ id, amount_minor }) => ({ refund_id: id, dispute_id: null, amount_minor })),
    ...disputes.map(({ id, amount_minor }) => ({ refund_id: null, dispute_id: id, amount_minor })),
  ]
}

const isAbout = (one: Reference) => (other: Reference) =>
  one.refund_id === other.refund_id && one.dispute_id === other.dispute_id

/** What credit notes took off, less what correcting invoices put back. */
export const creditedBy = (documents: readonly Invoice[]): Sums => {
  const sum = (column: keyof Sums) =>
    documents.reduce((total, row) => total + (row.kind === 'credit_note' ? row[column] : -row[column]), 0)
  return { net_minor: sum('net_minor'), vat_minor: sum('vat_minor'), total_minor: sum('total_minor') }
}

const correction = (corrected: Invoice, kind: InvoiceDocument['kind'], sums: Sums) => {
  const { document } = corrected
  const [line] = document.lines
  const about = { number: document.number, issued_at: document.issued_at }
  return {
    ...document,
    ...sums,
    kind,
    discount_minor: 0,
    lines: [{ title: line?.title ?? '', tokens_tenths: 0, amount_minor: sums.net_minor }],
    corrects: about,
  }
}

/**
 * Issues what is missing until the documents of a paid order sum up to its charge less its refunds and lost disputes,
 * whatever came first. An order from before invoices were stored has none. Call it with the order locked, and last.
 */
export async function issueCorrections(trx: Db, { id, attempt_id: attemptId }: Deposit, now: Date): Promise<void> {
  const documents = await trx
    .selectFrom('invoices')
    .selectAll()
    .where('deposit_id', '=', id)
    .orderBy('issued_at')
    .orderBy('year')
    .orderBy('number')
    .execute()
  const isOfOrder = isAbout({ refund_id: null, dispute_id: null })
  const invoice = documents.find(isOfOrder)
  const corrections = documents.filter((document) => !isOfOrder(document))
  if (!invoice) return
  const add = async (corrected: Invoice, kind: InvoiceDocument['kind'], sums: Sums, about: Reference) => {
    corrections.push(await issue(trx, invoice.seller, correction(corrected, kind, sums), about, now))
  }
  const reversals = await readReversals(trx, attemptId)
  for (const note of corrections.filter(({ kind }) => kind === 'credit_note')) {
    const credited = creditedBy(corrections.filter(isAbout(note)))
    if (credited.total_minor > 0 && !reversals.some(isAbout(note))) await add(note, 'invoice', credited, note)
  }
  for (const reversal of reversals) {
    const missing = reversal.amount_minor - creditedBy(corrections.filter(isAbout(reversal))).total_minor
    const sums = nextCreditNote(invoice, creditedBy(corrections), missing)
    if (sums.total_minor > 0) await add(invoice, 'credit_note', sums, reversal)
  }
}
