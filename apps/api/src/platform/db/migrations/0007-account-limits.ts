/** Tries per account from any address, stored here so that limits hold across processes and restarts. */
export const accountLimits: readonly string[] = [
  `create table account_limits (
    name text not null,
    subject_hash text not null,
    tries integer not null,
    ends_at timestamptz not null,
    primary key (name, subject_hash)
  )`,
  `create index account_limits_ended on account_limits (ends_at)`,
]
