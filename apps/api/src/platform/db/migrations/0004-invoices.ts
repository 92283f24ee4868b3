import type { Migration } from 'kysely/migration'
import { runScript } from '../scripts.ts'

/**
 * An invoice says what was sold, a credit note what came back of it; a correcting invoice takes a credit note back. The
 * last number is a row rather than a sequence, because a sequence leaves gaps where a transaction is rolled back.
 */
const invoices = `
  alter table deposits add column reverse_charge boolean not null default false;
  create table invoice_numbers (
    seller text not null,
    year integer not null,
    last_number integer not null check (last_number > 0),
    primary key (seller, year)
  );
  create table invoices (
    id uuid primary key default gen_random_uuid(),
    seller text not null,
    year integer not null,
    number integer not null check (number > 0),
    kind text not null check (kind in ('invoice', 'credit_note')),
    deposit_id uuid not null references deposits (id),
    refund_id uuid references refunds (id),
    dispute_id uuid references disputes (id),
    currency char(3) not null,
    digits integer not null,
    net_minor integer not null check (net_minor >= 0),
    vat_minor integer not null check (vat_minor >= 0),
    total_minor integer not null check (total_minor > 0 and total_minor = net_minor + vat_minor),
    document jsonb not null,
    issued_at timestamptz not null,
    unique (seller, year, number),
    check (num_nonnulls(refund_id, dispute_id) <= 1),
    check (kind = 'invoice' or num_nonnulls(refund_id, dispute_id) = 1)
  );
  create unique index invoices_of_orders on invoices (deposit_id) where refund_id is null and dispute_id is null;
  create index invoices_by_deposit on invoices (deposit_id, issued_at);
  create trigger invoices_are_final before update or delete on invoices
    for each row execute function ledger_refuse_change()`

export const invoicesAndNumbers: Migration = {
  async up(db) {
    await runScript(db, invoices)
  },
}
