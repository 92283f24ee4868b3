/** Settings, prices, pages and users. */
export const catalogueAndPeople: readonly string[] = [
  `create table settings (
    id integer primary key check (id = 1),
    value jsonb not null
  )`,
  `create table currencies (
    id integer primary key,
    code char(3) not null unique,
    value double precision not null check (value > 0),
    symbol text not null,
    is_default boolean not null,
    digits integer not null check (digits between 0 and 3)
  )`,
  `create unique index currencies_one_default on currencies (is_default) where is_default`,
  `create table languages (
    id integer primary key,
    code text not null unique,
    title text not null,
    is_default boolean not null
  )`,
  `create table localizations (
    lang_id integer not null references languages (id),
    key text not null,
    message text not null,
    primary key (lang_id, key)
  )`,
  `create table countries (
    id integer primary key,
    iso char(2) not null unique,
    title text not null
  )`,
  `create table packs (
    id integer primary key,
    title text not null,
    description text not null,
    credits_tenths integer not null check (credits_tenths > 0),
    price_minor integer not null check (price_minor >= 0),
    features jsonb not null,
    position integer not null
  )`,
  `create table price_tiers (
    min_tenths integer primary key check (min_tenths >= 0),
    max_tenths integer check (max_tenths >= min_tenths),
    price_e4 integer not null check (price_e4 > 0)
  )`,
  `create table promocodes (
    id integer primary key,
    code text not null unique check (code = upper(code)),
    kind text not null check (kind in ('percent', 'fixed')),
    amount integer not null check (amount > 0),
    is_active boolean not null,
    expires_at timestamptz,
    max_uses integer,
    max_uses_per_user integer,
    check (kind <> 'percent' or amount <= 100)
  )`,
  `create table static_pages (
    id integer primary key,
    slug text unique,
    title text not null,
    content text not null,
    is_terms boolean not null,
    is_privacy boolean not null
  )`,
  `create table social_links (
    id integer primary key,
    title text not null,
    url text not null check (url ~ '^https?://'),
    icon text
  )`,
  `create table users (
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
    created_at timestamptz not null default now()
  )`,
  `create table sessions (
    token_hash text primary key,
    user_id uuid not null references users (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index sessions_by_user on sessions (user_id)`,
  `create table mail_tokens (
    token_hash text primary key,
    purpose text not null check (purpose in ('reset_password', 'verify_email')),
    user_id uuid not null references users (id) on delete cascade,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index mail_tokens_by_user on mail_tokens (user_id)`,
  `create table contact_messages (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete set null,
    name text not null,
    surname text not null,
    email text not null,
    phone text,
    topic text not null,
    message text not null,
    created_at timestamptz not null default now()
  )`,
]
