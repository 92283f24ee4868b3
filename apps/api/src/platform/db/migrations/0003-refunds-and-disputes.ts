import type { Migration } from 'kysely/migration'
import { runScript } from '../scripts.ts'

/** What a person owes after a refund of spent tokens is the negative balance of a third account. */
const debts = `
  alter table ledger_accounts drop constraint ledger_accounts_kind_check;
  alter table ledger_accounts add constraint ledger_accounts_kind_check check (
    kind in ('available', 'held', 'debt', 'house_sales', 'house_bonus', 'house_spent', 'house_corrections')
  );
  alter table ledger_accounts drop constraint ledger_accounts_balance_tenths_check;
  alter table ledger_accounts add constraint ledger_accounts_balance_tenths_check check (
    case kind when 'debt' then balance_tenths <= 0 else balance_tenths >= 0 end
  );
  insert into ledger_accounts (user_id, kind)
    select user_id, 'debt' from ledger_accounts where kind = 'available';
  alter table ledger_transactions drop constraint ledger_transactions_kind_check;
  alter table ledger_transactions add constraint ledger_transactions_kind_check check (
    kind in ('bonus', 'credit', 'hold', 'capture', 'release', 'return', 'give', 'take', 'refund', 'restore')
  );
  alter table ledger_transactions add column debt_tenths bigint not null default 0;
  create index ledger_transactions_of_refunds on ledger_transactions (reference) where kind in ('refund', 'restore');`

/** A payment can be refunded in parts, and disputed. The ids of the provider find both again. */
const refunds = `
  alter table payment_attempts
    add column gateway_session text,
    add column gateway_payment text;
  create unique index payment_attempts_by_gateway_payment on payment_attempts (gateway, gateway_payment)
    where gateway_payment is not null;
  alter table refunds drop constraint refunds_attempt_id_key;
  alter table refunds drop constraint refunds_reason_check;
  alter table refunds drop constraint refunds_check;
  alter table refunds
    add column unused_tenths integer check (unused_tenths >= 0),
    add column gateway_refund text,
    add column failed_at timestamptz,
    add constraint refunds_reason_check check (
      reason in ('second_charge', 'price_changed', 'order_refunded', 'withdrawal', 'provider')
    ),
    add constraint refunds_withdrawal_check check ((reason = 'withdrawal') = (unused_tenths is not null)),
    add constraint refunds_due_check check (num_nonnulls(next_try_at, refunded_at, failed_at) = 1);
  create unique index refunds_extra_charges on refunds (attempt_id) where reason in ('second_charge', 'price_changed');
  create unique index refunds_by_gateway_refund on refunds (gateway_refund) where gateway_refund is not null;
  create table disputes (
    id uuid primary key default gen_random_uuid(),
    gateway text not null,
    gateway_dispute text not null,
    attempt_id uuid not null references payment_attempts (id),
    deposit_id uuid not null references deposits (id),
    amount_minor integer not null check (amount_minor > 0),
    currency char(3) not null,
    status text not null check (status in ('open', 'won', 'lost')),
    opened_at timestamptz not null,
    closed_at timestamptz,
    unique (gateway, gateway_dispute),
    check ((status = 'open') = (closed_at is null))
  );
  create index disputes_by_deposit on disputes (deposit_id);`

export const refundsAndDisputes: Migration = {
  async up(db) {
    for (const subject of [debts, refunds]) await runScript(db, subject)
  },
}
