/** What each attempt charges: an order may be quoted anew between two of them. Null for those begun before. */
export const chargedAmounts: readonly string[] = [
  `alter table payment_attempts add column amount_minor integer check (amount_minor > 0)`,
  `alter table refunds drop constraint refunds_reason_check`,
  `alter table refunds add check (reason in ('second_charge', 'price_changed'))`,
]
