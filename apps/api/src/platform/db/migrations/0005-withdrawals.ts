import type { Migration } from 'kysely/migration'
import { runScript } from '../scripts.ts'

/** A purchase is withdrawn from once. The buyer's consent to begin before the withdrawal period ends has a time. */
const withdrawals = `
  alter table deposits add column consented_at timestamptz;
  create table withdrawals (
    deposit_id uuid primary key references deposits (id),
    user_id uuid not null references users (id),
    unused_tenths integer not null check (unused_tenths > 0),
    amount_minor integer not null check (amount_minor > 0),
    refund_id uuid not null unique references refunds (id),
    requested_at timestamptz not null
  );
  create index withdrawals_by_user on withdrawals (user_id);`

/** Mails about an order or a refund, each written once. Only links replace a waiting mail of their kind. */
const mails = `
  alter table mails drop constraint mails_kind_check;
  alter table mails add constraint mails_kind_check check (
    kind in ('verification', 'password_reset', 'contact', 'purchase', 'refund', 'withdrawal')
  );
  alter table mails
    add column deposit_id uuid references deposits (id),
    add column refund_id uuid references refunds (id),
    add constraint mails_order_check check ((kind in ('purchase', 'withdrawal')) = (deposit_id is not null)),
    add constraint mails_refund_check check ((kind = 'refund') = (refund_id is not null));
  drop index mails_newest;
  create unique index mails_newest on mails (kind, user_id)
    where state = 'waiting' and kind in ('verification', 'password_reset');
  create unique index mails_of_order on mails (deposit_id, kind) where deposit_id is not null;
  create unique index mails_of_refund on mails (refund_id) where refund_id is not null;`

export const withdrawalsAndMails: Migration = {
  async up(db) {
    for (const subject of [withdrawals, mails]) await runScript(db, subject)
  },
}
