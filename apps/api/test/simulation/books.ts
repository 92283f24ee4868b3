import { shareOf } from '../../src/domain/checkout/deposits.ts'
import { type Charge, disputedOf, refundedOf, type SimulatedGateway } from './gateway.ts'
import type { Statements } from './prepared-statements.ts'
import type { World } from './world.ts'

interface DepositRow {
  id: string
  user_id: string
  status: string
  attempt_id: string | null
  tokens_tenths: number
  total_minor: number
  currency: string
  credits: number
}

interface RefundRow {
  id: string
  attempt_id: string
  amount_minor: number
  reason: string
  gateway_refund: string | null
  state: 'refunded' | 'failed' | 'due'
}

interface PersonRow {
  user_id: string
  available: number
  held: number
  debt: number
  captured: number
  open: number
}

export const WELCOME_BONUS = 100

const rowsOf = <Row>(statements: Statements, sql: string): Row[] => statements.query<Row>({ sql, parameters: [] }).rows

/** Entries that do not cancel out, and balances that are negative or differ from their entries. */
export function ledgerProblems(statements: Statements): string[] {
  const [row] = rowsOf<Record<string, number>>(
    statements,
    `select
      (select coalesce(sum(amount_tenths), 0)::bigint from ledger_entries) as "the sum of all entries",
      (select count(*)::bigint from (
        select 1 from ledger_entries group by transaction_id having sum(amount_tenths) <> 0
      ) as t) as "unbalanced movements",
      (select count(*)::bigint from ledger_accounts
        where balance_tenths * case kind when 'debt' then -1 else 1 end < 0) as "negative balances",
      (select count(*)::bigint from ledger_accounts a where user_id is not null and balance_tenths <>
        (select coalesce(sum(amount_tenths), 0) from ledger_entries e where e.account_id = a.id)
      ) as "balances that differ from their entries"`,
  )
  return Object.entries(row ?? {}).flatMap(([name, count]) => (count === 0 ? [] : [`${name}: ${count}`]))
}

const readDeposits = (statements: Statements) =>
  rowsOf<DepositRow>(
    statements,
    `select id, user_id, status, attempt_id, tokens_tenths, total_minor, currency,
      (select count(*) from ledger_transactions t where t.reference = d.id::text and t.kind = 'credit')::bigint as credits
    from deposits d`,
  )

const readRefunds = (statements: Statements) =>
  rowsOf<RefundRow>(
    statements,
    `select id, attempt_id, amount_minor, reason, gateway_refund,
      case when refunded_at is not null then 'refunded' when failed_at is not null then 'failed' else 'due' end as state
    from refunds`,
  )

const readPeople = (statements: Statements) =>
  rowsOf<PersonRow>(
    statements,
    `select a.user_id,
      sum(balance_tenths) filter (where kind = 'available')::bigint as available,
      sum(balance_tenths) filter (where kind = 'held')::bigint as held,
      sum(balance_tenths) filter (where kind = 'debt')::bigint as debt,
      (select coalesce(sum(price_tenths), 0) from images i join image_requests r on r.id = i.request_id
        where r.user_id = a.user_id and i.state = 'delivered')::bigint as captured,
      (select coalesce(sum(price_tenths), 0) from images i join image_requests r on r.id = i.request_id
        where r.user_id = a.user_id and i.state in ('queued', 'working'))::bigint as open
    from ledger_accounts a where a.user_id is not null group by a.user_id`,
  )

const isOpen = (charge: Charge | undefined) => charge?.disputes.some(({ status }) => status === 'open') ?? false

/** The tokens of a paid order that are not the person's any more. */
function takenOf(deposit: DepositRow, charge: Charge, refunds: readonly RefundRow[]): number {
  const due = refunds.filter(({ attempt_id, state }) => attempt_id === charge.attemptId && state === 'due')
  const back =
    refundedOf(charge) + disputedOf(charge) + due.reduce((total, { amount_minor }) => total + amount_minor, 0)
  return Math.min(deposit.tokens_tenths, shareOf(deposit, back))
}

/** Every charge has its tokens or a refund, and no order is paid without a charge. */
function chargeProblems({ charges }: SimulatedGateway, deposits: readonly DepositRow[], refunds: readonly RefundRow[]) {
  const paying = new Map(deposits.filter(({ status }) => status === 'Success').map((row) => [row.attempt_id, row]))
  const unanswered = [...charges.values()].flatMap(({ attemptId, state }) => {
    if (state !== 'paid' || paying.has(attemptId)) return []
    const isExtra = ({ attempt_id, reason }: RefundRow) =>
      attempt_id === attemptId && (reason === 'second_charge' || reason === 'price_changed')
    return refunds.some(isExtra) ? [] : [`charge ${attemptId} has neither tokens nor a refund`]
  })
  const unpaid = deposits.flatMap(({ id, status, attempt_id, total_minor, credits }) => {
    const charge = charges.get(attempt_id ?? '')
    const isPaid = charge?.state === 'paid' && charge.amountMinor === total_minor
    if (status === 'Success' && !isPaid) return [`order ${id} is paid without a charge`]
    return credits === (status === 'Success' ? 1 : 0) ? [] : [`order ${id} (${status}) was credited ${credits} times`]
  })
  return [...unanswered, ...unpaid]
}

/** Each refund of the shop is one of the gateway, and the other way round. */
function refundProblems({ charges }: SimulatedGateway, refunds: readonly RefundRow[]): string[] {
  const rows = new Map(refunds.map((row) => [row.gateway_refund ?? row.id, row]))
  const missing = [...charges.values()].flatMap(({ refunds: made }) =>
    made.flatMap(({ gatewayRefund, amountMinor, state }) => {
      const row = rows.get(gatewayRefund)
      const isSame = row?.amount_minor === amountMinor && (row.state === 'failed') === (state === 'failed')
      return isSame ? [] : [`${gatewayRefund} of the gateway (${state}) is ${row?.state ?? 'not known'} in the shop`]
    }),
  )
  const invented = refunds.flatMap(({ id, attempt_id, state, gateway_refund }) => {
    const charge = charges.get(attempt_id)
    const isMade = charge?.refunds.some(({ gatewayRefund }) => gatewayRefund === gateway_refund) ?? false
    if (state === 'due') return isOpen(charge) ? [] : [`refund ${id} was never asked for`]
    return state === 'failed' || isMade ? [] : [`refund ${id} is not in the books of the gateway`]
  })
  return [...missing, ...invented]
}

/** The balances that follow from the books of the gateway and the delivered images. */
function balanceProblems(
  { charges }: SimulatedGateway,
  deposits: readonly DepositRow[],
  refunds: readonly RefundRow[],
  people: readonly PersonRow[],
) {
  const bought = new Map<string, number>()
  for (const deposit of deposits) {
    const charge = charges.get(deposit.attempt_id ?? '')
    if (deposit.status !== 'Success' || !charge) continue
    const left = deposit.tokens_tenths - takenOf(deposit, charge, refunds)
    bought.set(deposit.user_id, (bought.get(deposit.user_id) ?? 0) + left)
  }
  return people.flatMap(({ user_id: id, available, held, debt, captured, open }) => {
    const expected = WELCOME_BONUS + (bought.get(id) ?? 0) - captured
    const found = available + held + debt
    return [
      ...(found === expected ? [] : [`${id} has ${found} tenths and not ${expected}`]),
      ...(held === open ? [] : [`${id} has ${held} tenths set aside for images of ${open}`]),
      ...(debt < 0 && available > 0 ? [`${id} owes ${-debt} tenths and can spend ${available}`] : []),
    ]
  })
}

/**
 * Everything that must hold when nothing is under way. A rule on invoices (numbers without a gap, and the
 * same sum as in the gateway's books) is one more line here.
 */
export function bookProblems({ statements, gateway }: Pick<World, 'statements' | 'gateway'>): string[] {
  const [deposits, refunds, people] = [readDeposits(statements), readRefunds(statements), readPeople(statements)]
  return [
    ...ledgerProblems(statements),
    ...chargeProblems(gateway, deposits, refunds),
    ...refundProblems(gateway, refunds),
    ...balanceProblems(gateway, deposits, refunds, people),
  ]
}
