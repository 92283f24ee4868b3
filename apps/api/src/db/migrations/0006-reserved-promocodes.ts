/** A limited code is taken while an order is being charged, and given back when that fails. */
export const reservedPromocodes: readonly string[] = [
  `alter table promocode_uses add column reserved boolean not null default false`,
]
