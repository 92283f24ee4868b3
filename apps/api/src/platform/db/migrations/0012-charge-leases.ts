/** The lease of a process that waits for a charge. Null: no process waits, or the charge is older than this column. */
export const chargeLeases: readonly string[] = [`alter table payment_attempts add column leased_until timestamptz`]
