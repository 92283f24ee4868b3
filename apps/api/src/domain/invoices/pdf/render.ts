import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { fromTenths } from '../../../platform/support/amounts.ts'
import type { InvoiceDocument } from '../document.ts'
import { canBeElectronic } from '../electronic.ts'
import { orderNumber } from '../order-number.ts'
import { texts, titleOf } from '../texts.ts'
import { attachXml } from './attach-xml.ts'
import { fonts } from './fonts.ts'
import { dateOf, facts, footers, heading, moneyIn, notes, paidBy, parties, sums, table } from './parts.ts'
import { sheet } from './sheet.ts'

type Lines = readonly (string | null)[]

const labelled = (name: string, value: string | null) => (value ? `${name} ${value}` : null)

const sellerLines = ({ seller }: InvoiceDocument): Lines => [
  seller.address,
  seller.country_iso && countryName(seller.country_iso),
  labelled(texts.registration, seller.reg_number),
  labelled(texts.vatNumber, seller.vat_number),
  seller.email,
]

const buyerLines = ({ buyer }: InvoiceDocument): Lines => [
  buyer.company === null ? null : buyer.name,
  buyer.address,
  [buyer.post_code, buyer.city].filter(Boolean).join(' '),
  buyer.country,
  labelled(texts.vatNumber, buyer.vat_number),
  buyer.email,
]

const countryName = (iso: string): string => new Intl.DisplayNames('en', { type: 'region' }).of(iso) ?? iso

/** The name of the line, for a person; the line of a correction names what it corrects. */
function describe({ kind, corrects }: InvoiceDocument, title: string): string {
  if (kind === 'credit_note') return texts.refundOf(title)
  return corrects === null ? title : texts.takenBack(title)
}

function sumsOf(document: InvoiceDocument): (readonly [string, string])[] {
  const money = moneyIn(document)
  const { discount_minor: discount, reverse_charge: reverse, vat_minor: vat } = document
  const total = document.kind === 'credit_note' ? texts.credited : texts.total
  return [
    ...(discount > 0 ? ([[texts.discount, `−${money(discount)}`]] as const) : []),
    ...(vat > 0 || reverse
      ? ([
          [texts.net, money(document.net_minor)],
          [texts.vat(document.vat_percent), money(vat)],
        ] as const)
      : []),
    [total, money(document.total_minor)],
  ]
}

const notesOf = (document: InvoiceDocument): string[] => [
  ...(document.reverse_charge ? [texts.reverseCharge] : []),
  ...(document.corrects ? [texts.correction[document.kind](document.corrects.number)] : []),
]

const factsOf = (document: InvoiceDocument): (readonly [string, string])[] => [
  [texts.number, document.number],
  [texts.issued, dateOf(document.issued_at)],
  [texts.order, orderNumber(document.order_id)],
  [document.kind === 'credit_note' ? texts.creditedTo : texts.paidBy, paidBy(document.payment)],
]

/** The document on A4; with its XML attached where it has one (Factur-X). The same document gives the same bytes. */
export async function renderPdf(document: InvoiceDocument): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: sheet.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: 'en',
    displayTitle: true,
    // pdfkit sets Helvetica otherwise, which PDF/A must embed.
    font: fonts.regular,
    info: { Title: `${titleOf(document)} ${document.number}`, CreationDate: new Date(document.issued_at) },
  })
  const written = buffer(doc)
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  const { seller, buyer } = document
  const money = moneyIn(document)
  let y = facts(doc, heading(doc, document), factsOf(document))
  y = parties(doc, y, [
    { title: texts.from, name: seller.name, lines: sellerLines(document) },
    { title: texts.to, name: buyer.company ?? buyer.name, lines: buyerLines(document) },
  ])
  y = table(
    doc,
    y,
    document.lines.map(({ title, tokens_tenths: tenths, amount_minor: amount }) => ({
      description: describe(document, title),
      tokens: tenths > 0 ? fromTenths(tenths).toLocaleString('en-US') : '',
      amount: money(amount),
    })),
  )
  notes(doc, sums(doc, y, sumsOf(document)), notesOf(document))
  footers(doc, [seller.name, seller.requisites].filter(Boolean).join(' · '))
  if (canBeElectronic(document)) attachXml(doc, document)
  doc.end()
  return written
}
