/** Refunds of extra charges on a paid order; the sandbox can cancel and refund. */
export const refunds: readonly string[] = [
  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    attempt_id uuid not null unique references payment_attempts (id),
    deposit_id uuid not null references deposits (id),
    amount_minor integer not null check (amount_minor > 0),
    currency char(3) not null,
    reason text not null check (reason in ('second_charge')),
    tries integer not null default 0,
    next_try_at timestamptz,
    created_at timestamptz not null,
    refunded_at timestamptz,
    check ((next_try_at is null) = (refunded_at is not null))
  )`,
  `create index refunds_by_deposit on refunds (deposit_id)`,
  `create index refunds_due on refunds (next_try_at) where next_try_at is not null`,
  `alter table payment_attempts add check (outcome in ('succeeded', 'failed', 'superseded', 'cancelled'))`,
  `create index payment_attempts_superseded on payment_attempts (created_at) where outcome = 'superseded'`,
  `alter table sandbox_payments drop constraint sandbox_payments_state_check`,
  `alter table sandbox_payments add check (state in ('challenge', 'pending', 'succeeded', 'failed', 'cancelled'))`,
  `alter table sandbox_payments add column succeeds_after_cancel boolean not null default false`,
  `create table sandbox_refunds (
    refund_id uuid primary key,
    attempt_id uuid not null,
    amount_minor integer not null
  )`,
]
