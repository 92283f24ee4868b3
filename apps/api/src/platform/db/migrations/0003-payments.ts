/** Checkouts, charges, gateway events, and responses stored for repeated requests. */
export const payments: readonly string[] = [
  `create table deposits (
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
  )`,
  `create index deposits_by_user on deposits (user_id, created_at desc, id)`,
  `create index deposits_open on deposits (status) where status in ('Pending', 'Processing')`,
  `create table promocode_uses (
    deposit_id uuid primary key references deposits (id),
    promocode_id integer not null references promocodes (id),
    user_id uuid not null references users (id)
  )`,
  `create index promocode_uses_by_code on promocode_uses (promocode_id, user_id)`,
  `create table payment_attempts (
    id uuid primary key,
    deposit_id uuid not null references deposits (id),
    gateway text not null,
    card_brand text,
    card_last4 char(4),
    outcome text,
    created_at timestamptz not null default now()
  )`,
  `create index payment_attempts_by_deposit on payment_attempts (deposit_id)`,
  `create table gateway_events (
    gateway text not null,
    event_id text not null,
    attempt_id uuid not null,
    type text not null,
    received_at timestamptz not null default now(),
    primary key (gateway, event_id)
  )`,
  `create table sandbox_payments (
    attempt_id uuid primary key,
    amount_minor integer not null,
    currency char(3) not null,
    state text not null check (state in ('challenge', 'pending', 'succeeded', 'failed')),
    becomes text check (becomes in ('succeeded', 'failed')),
    due_at timestamptz,
    code text
  )`,
  `create index sandbox_payments_due on sandbox_payments (due_at) where state in ('pending', 'challenge')`,
  `create table idempotency_keys (
    user_id uuid not null references users (id),
    operation text not null,
    key text not null,
    request_hash text not null,
    status integer,
    body jsonb,
    created_at timestamptz not null default now(),
    primary key (user_id, operation, key)
  )`,
]
