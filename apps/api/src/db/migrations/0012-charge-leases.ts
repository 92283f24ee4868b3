/** Until when a process vouches for a charge that it waits for. Null: nobody waits, or it began before this was kept. */
export const chargeLeases: readonly string[] = [`alter table payment_attempts add column leased_until timestamptz`]
