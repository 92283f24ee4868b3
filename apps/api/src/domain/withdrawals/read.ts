import { divideHalfUp, vatWithin } from '@mintage/api-client/vat'
import type { Selectable } from 'kysely'
import { ConflictError, NotFoundError } from '../../errors.ts'
import type { Schemas } from '../../platform/contract/types.ts'
import type { Db } from '../../platform/db/open.ts'
import type { WithdrawalsTable } from '../../platform/db/payment-tables.ts'
import { fromMinor, fromTenths } from '../../platform/support/amounts.ts'
import type { Deposit } from '../checkout/deposits.ts'
import { endOfWithdrawal } from '../checkout/payment-states.ts'
import { readBalance } from '../ledger/ledger.ts'
import { readReversed, readTaken, refundable } from '../payments/reversals.ts'

/** The tokens that a withdrawal takes, and their price. */
export interface Part {
  unusedTenths: number
  /** Minor units, VAT included. */
  amountMinor: number
}

type Paid = Deposit & { paid_at: Date }

const isPaid = (deposit: Deposit): deposit is Paid => deposit.status === 'Success' && deposit.paid_at !== null

/** @throws NotFoundError unless it is a paid order of this person */
export async function findPaid(db: Db, userId: string, depositId: string, lock: 'lock' | null = null): Promise<Paid> {
  const deposit = await db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', depositId)
    .where('user_id', '=', userId)
    .$if(lock !== null, (row) => row.forUpdate())
    .executeTakeFirst()
  if (!deposit || !isPaid(deposit)) throw new NotFoundError('There is no such purchase.')
  return deposit
}

export const findWithdrawal = (db: Db, depositId: string): Promise<Selectable<WithdrawalsTable> | undefined> =>
  db.selectFrom('withdrawals').selectAll().where('deposit_id', '=', depositId).executeTakeFirst()

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * The share of the tokens of the purchase that are not used; other tokens of the person count as used first.
 * @throws ConflictError after the period, and for a disputed payment
 */
export async function readPart(db: Db, deposit: Paid, now: Date): Promise<Part> {
  const until = endOfWithdrawal(deposit.paid_at)
  if (now > until)
    throw new ConflictError(`The 14 days to withdraw from this purchase ended on ${longDate.format(until)}.`)
  const reversed = await readReversed(db, deposit)
  if (reversed.hasOpenDispute)
    throw new ConflictError('This payment is disputed: the bank decides whether it is refunded.')
  const taken = await readTaken(db, deposit.id)
  const { available } = await readBalance(db, deposit.user_id)
  const unusedTenths = Math.max(0, Math.min(deposit.tokens_tenths - taken.tenths, available))
  const share = divideHalfUp(deposit.total_minor * unusedTenths, deposit.tokens_tenths)
  const amountMinor = Math.min(share, refundable(deposit, reversed))
  return amountMinor === 0 ? { unusedTenths: 0, amountMinor } : { unusedTenths, amountMinor }
}

/** The figures as they are sent. */
export const figuresOf = (deposit: Deposit, { unusedTenths, amountMinor }: Part) => ({
  unused_tokens: fromTenths(unusedTenths),
  amount: fromMinor(amountMinor, deposit.digits),
  vat: fromMinor(vatWithin(amountMinor, deposit.vat_percent), deposit.digits),
})

/** The figures of a withdrawal, before and after it. @throws NotFoundError, ConflictError */
export async function readWithdrawal(
  db: Db,
  userId: string,
  depositId: string,
  now: Date,
): Promise<Schemas['Withdrawal']> {
  const deposit = await findPaid(db, userId, depositId)
  const made = await findWithdrawal(db, depositId)
  const part = made
    ? { unusedTenths: made.unused_tenths, amountMinor: made.amount_minor }
    : await readPart(db, deposit, now)
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return {
    order_id: deposit.id,
    tokens: fromTenths(deposit.tokens_tenths),
    ...figuresOf(deposit, part),
    currency: deposit.currency,
    withdrawable_until: endOfWithdrawal(deposit.paid_at).toISOString(),
    name: `${deposit.billing.name} ${deposit.billing.surname}`,
    email,
    withdrawn_at: made?.requested_at.toISOString() ?? null,
  }
}
