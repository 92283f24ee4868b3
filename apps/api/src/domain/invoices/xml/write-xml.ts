import type { InvoiceDocument } from '../document.ts'
import { branch, leaf, type Xml } from './element.ts'
import { buyerParty, sellerParty } from './parties.ts'

const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/** UNTDID 1001: an invoice, a credit note, a corrected invoice. */
const typeCode = ({ kind, corrects }: InvoiceDocument): string =>
  kind === 'credit_note' ? '381' : corrects === null ? '380' : '384'

/** UNTDID 4461: a bank card. */
const CARD = '48'
/** UN/ECE recommendation 20: one, of a thing without a unit. */
const ONE = 'C62'

/** `20261120`, format 102 of UNTDID 2379. */
const day = (prefix: 'udt' | 'qdt', iso: string): Xml =>
  leaf(`${prefix}:DateTimeString`, iso.slice(0, 10).replaceAll('-', ''), { format: '102' })

/** UNTDID 5305. */
const category = ({ reverse_charge: reverse, vat_percent: percent }: InvoiceDocument): 'AE' | 'S' | 'Z' =>
  reverse ? 'AE' : percent > 0 ? 'S' : 'Z'

const moneyOf =
  ({ digits }: InvoiceDocument) =>
  (name: string, minor: number, attributes = {}): Xml =>
    leaf(name, (minor / 10 ** digits).toFixed(digits), attributes)

const rate = (document: InvoiceDocument): Xml[] => [
  leaf('ram:CategoryCode', category(document)),
  leaf('ram:RateApplicablePercent', String(document.vat_percent)),
]

function lineItems(document: InvoiceDocument): Xml[] {
  const money = moneyOf(document)
  return document.lines.map(({ title, amount_minor: amount }, index) =>
    branch('ram:IncludedSupplyChainTradeLineItem', [
      branch('ram:AssociatedDocumentLineDocument', [leaf('ram:LineID', String(index + 1))]),
      branch('ram:SpecifiedTradeProduct', [leaf('ram:Name', title)]),
      branch('ram:SpecifiedLineTradeAgreement', [
        branch('ram:NetPriceProductTradePrice', [money('ram:ChargeAmount', amount)]),
      ]),
      branch('ram:SpecifiedLineTradeDelivery', [leaf('ram:BilledQuantity', '1', { unitCode: ONE })]),
      branch('ram:SpecifiedLineTradeSettlement', [
        branch('ram:ApplicableTradeTax', [leaf('ram:TypeCode', 'VAT'), ...rate(document)]),
        branch('ram:SpecifiedTradeSettlementLineMonetarySummation', [money('ram:LineTotalAmount', amount)]),
      ]),
    ]),
  )
}

function tax(document: InvoiceDocument): Xml {
  const money = moneyOf(document)
  const { reverse_charge: reverse } = document
  const [code, percent] = rate(document)
  return branch('ram:ApplicableTradeTax', [
    money('ram:CalculatedAmount', document.vat_minor),
    leaf('ram:TypeCode', 'VAT'),
    reverse ? leaf('ram:ExemptionReason', 'Reverse charge') : null,
    money('ram:BasisAmount', document.net_minor),
    code ?? null,
    reverse ? leaf('ram:ExemptionReasonCode', 'VATEX-EU-AE') : null,
    percent ?? null,
  ])
}

function discount(document: InvoiceDocument): Xml {
  if (document.discount_minor === 0) return null
  return branch('ram:SpecifiedTradeAllowanceCharge', [
    branch('ram:ChargeIndicator', [leaf('udt:Indicator', 'false')]),
    moneyOf(document)('ram:ActualAmount', document.discount_minor),
    leaf('ram:Reason', 'Discount'),
    branch('ram:CategoryTradeTax', [leaf('ram:TypeCode', 'VAT'), ...rate(document)]),
  ])
}

/** The order is paid before its invoice is issued, and a refund before its credit note, so nothing is due. */
function sums(document: InvoiceDocument): Xml {
  const money = moneyOf(document)
  return branch('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    money('ram:LineTotalAmount', document.net_minor + document.discount_minor),
    document.discount_minor > 0 ? money('ram:AllowanceTotalAmount', document.discount_minor) : null,
    money('ram:TaxBasisTotalAmount', document.net_minor),
    money('ram:TaxTotalAmount', document.vat_minor, { currencyID: document.currency }),
    money('ram:GrandTotalAmount', document.total_minor),
    money('ram:TotalPrepaidAmount', document.total_minor),
    money('ram:DuePayableAmount', 0),
  ])
}

const settlement = (document: InvoiceDocument): Xml =>
  branch('ram:ApplicableHeaderTradeSettlement', [
    leaf('ram:InvoiceCurrencyCode', document.currency),
    branch('ram:SpecifiedTradeSettlementPaymentMeans', [
      leaf('ram:TypeCode', CARD),
      branch('ram:ApplicableTradeSettlementFinancialCard', [
        document.payment.card_last4 === null ? null : leaf('ram:ID', document.payment.card_last4),
      ]),
    ]),
    tax(document),
    discount(document),
    sums(document),
    document.corrects &&
      branch('ram:InvoiceReferencedDocument', [
        leaf('ram:IssuerAssignedID', document.corrects.number),
        branch('ram:FormattedIssueDateTime', [day('qdt', document.corrects.issued_at)]),
      ]),
  ])

/** The document as UN/CEFACT CII by EN 16931; see `canBeElectronic` for which can be written. */
export function writeXml(document: InvoiceDocument): Buffer {
  const root = branch(
    'rsm:CrossIndustryInvoice',
    [
      branch('rsm:ExchangedDocumentContext', [
        branch('ram:GuidelineSpecifiedDocumentContextParameter', [leaf('ram:ID', 'urn:cen.eu:en16931:2017')]),
      ]),
      branch('rsm:ExchangedDocument', [
        leaf('ram:ID', document.number),
        leaf('ram:TypeCode', typeCode(document)),
        branch('ram:IssueDateTime', [day('udt', document.issued_at)]),
      ]),
      branch('rsm:SupplyChainTradeTransaction', [
        ...lineItems(document),
        branch('ram:ApplicableHeaderTradeAgreement', [sellerParty(document), buyerParty(document)]),
        branch('ram:ApplicableHeaderTradeDelivery', [
          branch('ram:ActualDeliverySupplyChainEvent', [
            branch('ram:OccurrenceDateTime', [day('udt', document.issued_at)]),
          ]),
        ]),
        settlement(document),
      ]),
    ],
    namespaces,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${root?.xml ?? ''}\n`)
}
