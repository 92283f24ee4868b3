/** Keyed hashes of closed accounts' addresses, which have had their welcome bonus. */
export const formerAddresses: readonly string[] = [`create table former_addresses (address_hash text primary key)`]
