/** Keyed hashes of the addresses of closed accounts: each has had its welcome bonus. */
export const formerAddresses: readonly string[] = [`create table former_addresses (address_hash text primary key)`]
