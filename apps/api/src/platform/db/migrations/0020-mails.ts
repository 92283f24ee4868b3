/**
 * The mail queue. A row has recipient and kind; text and link are created when it is sent. A person has one waiting
 * mail of each kind. A row without a person was requested with an unknown address.
 */
export const mails: readonly string[] = [
  `create table mails (
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
  )`,
  `create unique index mails_newest on mails (kind, user_id) where state = 'waiting'`,
  `create index mails_waiting on mails (next_try_at) where state = 'waiting'`,
  `create index mails_ended on mails (state, state_since desc, id desc) where state <> 'waiting'`,
  `create index mails_of_person on mails (user_id)`,
  `create index mails_of_message on mails (contact_message_id)`,
]
