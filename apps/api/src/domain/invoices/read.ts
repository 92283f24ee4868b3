import { NotFoundError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import { type Deposit, findDeposit, isUuid } from '../checkout/deposits.ts'
import { describeOrder, type InvoiceDocument } from './document.ts'
import type { Invoice } from './issue.ts'

/** A stored document with its id; the receipt of an order from before invoices were stored has none. */
export interface FoundDocument {
  id: string | null
  document: InvoiceDocument
}

const ofPerson = (db: Db, userId: string) =>
  db
    .selectFrom('invoices')
    .innerJoin('deposits', 'deposits.id', 'invoices.deposit_id')
    .select(['invoices.id', 'invoices.document', 'deposits.billing'])
    .where('deposits.user_id', '=', userId)

/** With the e-mail and the phone of the order, which a closed account no longer has. */
const withContact = ({
  id,
  document,
  billing: { email, phone },
}: {
  id: string
  document: InvoiceDocument
  billing: Deposit['billing']
}): FoundDocument => ({ id, document: { ...document, buyer: { ...document.buyer, email, phone } } })

/** The invoice of a paid order. @throws NotFoundError for an unpaid order, or one of another person */
export async function findReceipt(db: Db, userId: string, orderId: string): Promise<FoundDocument> {
  const deposit = await findDeposit(db, userId, orderId)
  if (deposit?.status !== 'Success' || !deposit.paid_at) throw new NotFoundError('There is no receipt for this order.')
  const stored = await ofPerson(db, userId)
    .where('deposit_id', '=', orderId)
    .where('refund_id', 'is', null)
    .where('dispute_id', 'is', null)
    .executeTakeFirst()
  if (stored) return withContact(stored)
  const number = `M-${deposit.paid_at.getUTCFullYear()}-${deposit.id.slice(0, 8).toUpperCase()}`
  const described = await describeOrder(db, deposit)
  return { id: null, document: { ...described, number, issued_at: deposit.paid_at.toISOString() } }
}

/** A document by its own id, or the invoice by the id of its order. @throws NotFoundError */
export async function findDocument(db: Db, userId: string, id: string): Promise<FoundDocument> {
  if (!isUuid(id)) throw new NotFoundError('There is no such invoice.')
  const stored = await ofPerson(db, userId).where('invoices.id', '=', id).executeTakeFirst()
  return stored ? withContact(stored) : findReceipt(db, userId, id)
}

/** Credit notes, and invoices that take one back, of the given orders; oldest first. */
export async function correctionsOf(db: Db, depositIds: readonly string[]): Promise<Invoice[]> {
  if (depositIds.length === 0) return []
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .where(({ or, eb }) => or([eb('refund_id', 'is not', null), eb('dispute_id', 'is not', null)]))
    .orderBy('issued_at')
    .orderBy('year')
    .orderBy('number')
    .execute()
}
