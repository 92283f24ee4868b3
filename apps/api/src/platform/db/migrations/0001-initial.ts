import type { Migration } from 'kysely/migration'
import { createFunction, runScript } from '../scripts.ts'

const catalogue = `
  create table settings (id integer primary key check (id = 1), value jsonb not null);
  create table currencies (
    id integer primary key,
    code char(3) not null unique,
    value double precision not null check (value > 0),
    symbol text not null,
    is_default boolean not null,
    digits integer not null check (digits between 0 and 3)
  );
  create unique index currencies_one_default on currencies (is_default) where is_default;
  create table languages (
    id integer primary key, code text not null unique, title text not null, is_default boolean not null
  );
  create table localizations (
    lang_id integer not null references languages (id),
    key text not null,
    message text not null,
    primary key (lang_id, key)
  );
  create table countries (id integer primary key, iso char(2) not null unique, title text not null);
  create table packs (
    id integer primary key,
    title text not null,
    description text not null,
    credits_tenths integer not null check (credits_tenths > 0),
    price_minor integer not null check (price_minor >= 0),
    features jsonb not null,
    position integer not null
  );
  create table price_tiers (
    min_tenths integer primary key check (min_tenths >= 0),
    max_tenths integer check (max_tenths >= min_tenths),
    price_e4 integer not null check (price_e4 > 0)
  );
  create table promocodes (
    id integer primary key,
    code text not null unique check (code = upper(code)),
    kind text not null check (kind in ('percent', 'fixed')),
    amount integer not null check (amount > 0),
    is_active boolean not null,
    expires_at timestamptz,
    max_uses integer,
    max_uses_per_user integer,
    check (kind <> 'percent' or amount <= 100)
  );
  create table static_pages (
    id integer primary key,
    slug text unique,
    title text not null,
    content text not null,
    is_terms boolean not null,
    is_privacy boolean not null
  );
  create table social_links (
    id integer primary key,
    title text not null,
    url text not null check (url ~ '^https?://'),
    icon text
  );`

/** A closed account keeps its row for the ledger and the payments, without personal data. */
const people = `
  create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    email_key text not null unique check (email_key = lower(email_key)),
    name text not null,
    surname text not null,
    phone text,
    password_hash text not null,
    country_id integer references countries (id),
    city text,
    address text,
    post_code text,
    avatar_file text,
    email_verified_at timestamptz,
    created_at timestamptz not null default now(),
    closed_at timestamptz
  );
  create table sessions (
    token_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index sessions_by_user on sessions (user_id);
  create table mail_tokens (
    token_hash text primary key,
    purpose text not null check (purpose in ('reset_password', 'verify_email')),
    user_id uuid not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index mail_tokens_by_user on mail_tokens (user_id);
  create table account_limits (
    name text not null,
    subject_hash text not null,
    tries integer not null,
    ends_at timestamptz not null,
    primary key (name, subject_hash)
  );
  create index account_limits_ended on account_limits (ends_at);
  create table former_addresses (address_hash text primary key);`

/** The company's accounts keep no running balance, so that no row is shared by all people. */
const ledger = `
  create table ledger_accounts (
    id bigint generated always as identity primary key,
    user_id uuid references users (id),
    kind text not null check (
      kind in ('available', 'held', 'house_sales', 'house_bonus', 'house_spent', 'house_corrections')
    ),
    balance_tenths bigint not null default 0 check (balance_tenths >= 0),
    check ((user_id is null) = (kind like 'house%')),
    unique nulls not distinct (user_id, kind)
  );
  insert into ledger_accounts (user_id, kind)
    values (null, 'house_sales'), (null, 'house_bonus'), (null, 'house_spent'), (null, 'house_corrections');
  create table ledger_transactions (
    id bigint generated always as identity primary key,
    unique_key text not null unique,
    kind text not null check (
      kind in ('bonus', 'credit', 'hold', 'capture', 'release', 'return', 'give', 'take', 'refund')
    ),
    user_id uuid not null references users (id),
    amount_tenths bigint not null check (amount_tenths > 0),
    reference text,
    note text not null,
    balance_after_tenths bigint not null check (balance_after_tenths >= 0),
    created_at timestamptz not null default clock_timestamp()
  );
  create index ledger_transactions_by_user on ledger_transactions (user_id, id desc);
  create table ledger_entries (
    id bigint generated always as identity primary key,
    transaction_id bigint not null references ledger_transactions (id),
    account_id bigint not null references ledger_accounts (id),
    amount_tenths bigint not null check (amount_tenths <> 0)
  );
  create index ledger_entries_by_transaction on ledger_entries (transaction_id);
  create index ledger_entries_by_account on ledger_entries (account_id);
  create trigger ledger_entries_are_final before update or delete on ledger_entries
    for each row execute function ledger_refuse_change();
  create trigger ledger_transactions_are_final before update or delete on ledger_transactions
    for each row execute function ledger_refuse_change();`

/** A lease belongs to the process that waits for a charge. The amount of an attempt stays when its order changes. */
const payments = `
  create table deposits (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id),
    status text not null default 'Pending'
      check (status in ('Pending', 'Processing', 'Success', 'Error', 'Cancelled')),
    title text not null,
    pack_id integer references packs (id),
    tokens_tenths integer not null check (tokens_tenths > 0),
    currency char(3) not null,
    digits integer not null,
    base_minor integer not null check (base_minor > 0),
    discount_minor integer not null check (discount_minor >= 0),
    net_minor integer not null check (net_minor > 0),
    vat_percent double precision not null,
    vat_minor integer not null check (vat_minor >= 0),
    total_minor integer not null check (total_minor > 0),
    promocode_id integer references promocodes (id),
    payment_method_id integer not null,
    billing jsonb not null,
    failure text,
    card_brand text,
    card_last4 char(4),
    attempts integer not null default 0,
    attempt_id uuid,
    challenge_url text,
    created_at timestamptz not null default clock_timestamp(),
    expires_at timestamptz not null,
    paid_at timestamptz,
    check (net_minor = base_minor - discount_minor),
    check (total_minor = net_minor + vat_minor)
  );
  create index deposits_by_user on deposits (user_id, created_at desc, id);
  create index deposits_open on deposits (status) where status in ('Pending', 'Processing');
  create index deposits_tried on deposits (user_id, created_at desc, id desc) where attempts > 0;
  create table promocode_uses (
    deposit_id uuid primary key references deposits (id),
    promocode_id integer not null references promocodes (id),
    user_id uuid not null references users (id),
    reserved boolean not null default false
  );
  create index promocode_uses_by_code on promocode_uses (promocode_id, user_id);
  create table payment_attempts (
    id uuid primary key,
    deposit_id uuid not null references deposits (id),
    gateway text not null,
    card_brand text,
    card_last4 char(4),
    outcome text check (outcome in ('succeeded', 'failed', 'superseded', 'cancelled')),
    created_at timestamptz not null default now(),
    amount_minor integer check (amount_minor > 0),
    leased_until timestamptz
  );
  create index payment_attempts_by_deposit on payment_attempts (deposit_id);
  create index payment_attempts_superseded on payment_attempts (created_at) where outcome = 'superseded';
  create table refunds (
    id uuid primary key default gen_random_uuid(),
    attempt_id uuid not null unique references payment_attempts (id),
    deposit_id uuid not null references deposits (id),
    amount_minor integer not null check (amount_minor > 0),
    currency char(3) not null,
    reason text not null check (reason in ('second_charge', 'price_changed', 'order_refunded')),
    tries integer not null default 0,
    next_try_at timestamptz,
    created_at timestamptz not null,
    refunded_at timestamptz,
    check ((next_try_at is null) = (refunded_at is not null))
  );
  create index refunds_by_deposit on refunds (deposit_id);
  create index refunds_due on refunds (next_try_at) where next_try_at is not null;
  create table gateway_events (
    gateway text not null,
    event_id text not null,
    attempt_id uuid,
    type text not null,
    received_at timestamptz not null default now(),
    body_hash text,
    primary key (gateway, event_id)
  );
  create table sandbox_payments (
    attempt_id uuid primary key,
    amount_minor integer not null,
    currency char(3) not null,
    state text not null check (state in ('challenge', 'pending', 'succeeded', 'failed', 'cancelled')),
    becomes text check (becomes in ('succeeded', 'failed')),
    due_at timestamptz,
    code text,
    succeeds_after_cancel boolean not null default false
  );
  create index sandbox_payments_due on sandbox_payments (due_at) where state in ('pending', 'challenge');
  create table sandbox_refunds (refund_id uuid primary key, attempt_id uuid not null, amount_minor integer not null);
  create table idempotency_keys (
    user_id uuid not null references users (id),
    operation text not null,
    key text not null,
    request_hash text not null,
    status integer,
    body jsonb,
    created_at timestamptz not null default now(),
    primary key (user_id, operation, key)
  );`

/** The rows of waiting images are the queue; their turns are stored, so that they are fair across all processes. */
const images = `
  create table image_requests (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users (id),
    service text not null check (service in ('generate', 'remove_background', 'upscale')),
    state text not null default 'queued' check (state in ('queued', 'working', 'completed', 'failed', 'cancelled')),
    settings jsonb not null,
    price_tenths integer not null check (price_tenths >= 0),
    cost_tenths integer not null check (cost_tenths >= 0),
    refunded_tenths integer not null default 0 check (refunded_tenths between 0 and cost_tenths),
    source_file text,
    created_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    trace_parent text
  );
  create index image_requests_by_user on image_requests (user_id, created_at desc, id desc);
  create index image_requests_open on image_requests (state) where state in ('queued', 'working');
  create index image_requests_refining on image_requests ((settings ->> 'source_image_id'))
    where settings ->> 'source_image_id' is not null;
  create table images (
    id uuid primary key default gen_random_uuid(),
    request_id uuid not null references image_requests (id),
    index integer not null check (index >= 0),
    state text not null default 'queued' check (state in ('queued', 'working', 'delivered', 'failed', 'cancelled')),
    tries integer not null default 0,
    project_id uuid,
    error text,
    engine text,
    reading jsonb,
    leased_by uuid,
    leased_until timestamptz,
    user_id uuid not null references users (id),
    lane text not null default 'workers' check (lane in ('workers', 'connected')),
    turn bigint not null default 0,
    failure text,
    state_since timestamptz not null default clock_timestamp(),
    reruns integer not null default 0 check (reruns >= 0),
    is_gift boolean not null default false,
    unique (request_id, index)
  );
  create index images_by_project on images (project_id) where project_id is not null;
  create index images_open on images (leased_until) where state in ('queued', 'working');
  create index images_waiting on images (turn) where state = 'queued';
  create index images_begun on images (lane, turn) where tries > 0;
  create index images_turns on images (user_id, lane, turn) where state <> 'cancelled';
  create index images_failed on images (state_since desc, id desc) where state = 'failed';
  create table running_images (
    image_id uuid primary key references images (id), progress real, preview bytea, preview_version integer
  );
  create table token_returns (
    image_id uuid primary key references images (id),
    user_id uuid not null references users (id),
    amount_tenths bigint not null check (amount_tenths > 0),
    reason text not null check (reason in ('not_as_described', 'flaws', 'wrong_style', 'other')),
    comment text not null,
    created_at timestamptz not null
  );
  create index token_returns_by_user on token_returns (user_id, created_at);
  create table projects (
    id uuid primary key,
    user_id uuid not null references users (id),
    request_id uuid not null references image_requests (id),
    service text not null,
    title text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    content_type text not null,
    full_file text not null,
    thumb_file text not null,
    source_file text,
    settings jsonb not null,
    created_at timestamptz not null default clock_timestamp(),
    deleted_at timestamptz,
    title_key text
  );
  create index projects_by_user on projects (user_id, created_at desc, id desc) where deleted_at is null;
  create index projects_by_service on projects (user_id, service, created_at desc, id desc) where deleted_at is null;
  create index projects_deleted on projects (deleted_at) where deleted_at is not null;`

/** A mail without a person was requested with an unknown address. */
const mails = `
  create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete set null,
    name text not null,
    surname text not null,
    email text not null,
    phone text,
    topic text not null,
    message text not null,
    created_at timestamptz not null default now()
  );
  create table mails (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('verification', 'password_reset', 'contact')),
    user_id uuid references users (id),
    contact_message_id uuid references contact_messages (id) on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'cancelled')),
    tries integer not null default 0 check (tries >= 0),
    next_try_at timestamptz not null,
    expires_at timestamptz not null,
    lease_id uuid,
    leased_until timestamptz,
    error text check (length(error) <= 40),
    created_at timestamptz not null,
    state_since timestamptz not null,
    check ((kind = 'contact') = (contact_message_id is not null)),
    check (kind <> 'contact' or user_id is null),
    check (kind = 'contact' or user_id is not null or state = 'cancelled')
  );
  create unique index mails_newest on mails (kind, user_id) where state = 'waiting';
  create index mails_waiting on mails (next_try_at) where state = 'waiting';
  create index mails_ended on mails (state, state_since desc, id desc) where state <> 'waiting';
  create index mails_of_person on mails (user_id);
  create index mails_of_message on mails (contact_message_id);`

/** Operators' changes (D75). */
const audit = `
  create table admin_audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    operator text not null check (operator <> ''),
    action text not null,
    subject text not null,
    reason text,
    details jsonb not null
  );
  create index admin_audit_by_subject on admin_audit (subject, id desc);
  create trigger admin_audit_is_final before update or delete on admin_audit
    for each row execute function admin_audit_refuse_change();
  create trigger admin_audit_is_kept before truncate on admin_audit
    for each statement execute function admin_audit_refuse_change();`

export const initial: Migration = {
  async up(db) {
    // The triggers name these two.
    for (const name of ['ledger_refuse_change', 'admin_audit_refuse_change']) await createFunction(db, name)
    for (const subject of [catalogue, people, ledger, payments, images, mails, audit]) await runScript(db, subject)
  },
}
