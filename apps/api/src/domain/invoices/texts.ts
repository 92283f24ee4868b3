import type { InvoiceDocument } from './document.ts'

/** The texts of the PDF, which is in the language of the shop's books. */
export const titleOf = ({ kind, corrects }: InvoiceDocument): string =>
  kind === 'credit_note' ? 'Credit note' : corrects === null ? 'Invoice' : 'Corrected invoice'

export const texts = {
  number: 'Number',
  issued: 'Issued',
  order: 'Order ID',
  corrects: 'Corrects',
  from: 'From',
  to: 'To',
  registration: 'Registration number',
  vatNumber: 'VAT number',
  description: 'Description',
  tokens: 'Tokens',
  amount: 'Amount',
  discount: 'Discount',
  net: 'Net',
  vat: (percent: number) => `VAT ${percent}%`,
  total: 'Total paid',
  credited: 'Total credited',
  paidBy: 'Paid by',
  creditedTo: 'Credited to',
  ending: 'ending in',
  reverseCharge:
    'Reverse charge: the recipient accounts for the VAT (Article 196 of Council Directive 2006/112/EC). No VAT is charged.',
  correction: {
    credit_note: (number: string) => `This credit note reduces invoice ${number}.`,
    invoice: (number: string) =>
      `The refund of credit note ${number} could not be paid out, so this invoice takes it back.`,
  },
  refundOf: (title: string) => `Refund: ${title}`,
  takenBack: (title: string) => `Refund taken back: ${title}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
