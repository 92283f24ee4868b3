/** Minor units; the total is net plus VAT. */
export interface Sums {
  net_minor: number
  vat_minor: number
  total_minor: number
}

/** `part` x `of` / `whole`, rounded half up. The product of two amounts can exceed the exact integers of a double. */
const shareOf = (part: number, of: number, whole: number): number =>
  Number((2n * BigInt(part) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)))

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * The next credit note of an invoice, at most what is left of it. Its VAT is the share of the sum of all credit notes
 * less what earlier ones had, so that together they never exceed the invoice and the last one takes exactly the rest.
 */
export function nextCreditNote(invoice: Sums, credited: Sums, amountMinor: number): Sums {
  const left = {
    net: invoice.net_minor - credited.net_minor,
    vat: invoice.vat_minor - credited.vat_minor,
    total: invoice.total_minor - credited.total_minor,
  }
  const total = within(amountMinor, 0, left.total)
  const due = shareOf(credited.total_minor + total, invoice.vat_minor, invoice.total_minor) - credited.vat_minor
  const vat = within(due, Math.max(0, total - left.net), Math.min(total, left.vat))
  return { net_minor: total - vat, vat_minor: vat, total_minor: total }
}
