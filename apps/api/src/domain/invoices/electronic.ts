import type { InvoiceDocument } from './document.ts'

/** EN 16931 (BR-DEC) allows two decimals. */
const MOST_DIGITS = 2

/** EN 16931 needs the countries of both sides; a person without a company has no use for the XML. */
export const canBeElectronic = ({ seller, buyer, digits }: InvoiceDocument): boolean =>
  seller.country_iso !== null &&
  buyer.country_iso !== null &&
  buyer.company !== null &&
  buyer.vat_number !== null &&
  digits <= MOST_DIGITS
