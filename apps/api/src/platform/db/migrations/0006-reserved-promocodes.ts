/** A limited code is reserved while an order is charged and released if the charge fails. */
export const reservedPromocodes: readonly string[] = [
  `alter table promocode_uses add column reserved boolean not null default false`,
]
