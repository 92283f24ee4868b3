/** The amount of each attempt, because an order may be quoted again between two attempts. Null for older attempts. */
export const chargedAmounts: readonly string[] = [
  `alter table payment_attempts add column amount_minor integer check (amount_minor > 0)`,
  `alter table refunds drop constraint refunds_reason_check`,
  `alter table refunds add check (reason in ('second_charge', 'price_changed'))`,
]
