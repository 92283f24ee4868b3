import { formatMoney } from '../../catalogue/pricing.ts'
import type { InvoiceDocument } from '../document.ts'
import { texts, titleOf } from '../texts.ts'
import { colours, contentWidth, type Doc, heightOf, right, room, rule, sheet, write } from './sheet.ts'

const { margin } = sheet
const caption = { size: 8.5, colour: colours.muted } as const
const GAP = 24

export const dateOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso))

const names: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard' }

export function paidBy({ method, card_brand: brand, card_last4: last4 }: InvoiceDocument['payment']): string {
  return brand === null || last4 === null ? method : `${names[brand] ?? brand} ${texts.ending} ${last4}`
}

/** The coin of the logo, 32 units wide. */
function coin(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32)
  doc.circle(16, 16, 15).fill(colours.accent)
  doc.circle(16, 16, 12.5).lineWidth(1.5).dash(1.2, { space: 1.42 }).strokeColor(colours.paper).stroke().undash()
  doc.path('M9.5 21V11.2h2.3L16 17l4.2-5.8h2.3V21h-2.6v-5.3L16 20.8l-3.9-5.1V21z').fill(colours.paper)
  doc.restore()
}

export function heading(doc: Doc, document: InvoiceDocument): number {
  const half = contentWidth / 2
  coin(doc, margin, margin - 4, 34)
  const name = { font: 'heading', size: 14, lineGap: 0 } as const
  const height = heightOf(doc, document.seller.name, half - 46, name)
  const left = write(
    doc,
    document.seller.name,
    margin + 46,
    Math.max(margin - 4, margin + 13 - height / 2),
    half - 46,
    name,
  )
  const title = { font: 'heading', size: 24, align: 'right', lineGap: 0 } as const
  const end = write(doc, titleOf(document), margin + half, margin - 1, half, title)
  const y = Math.max(left, end, margin + 30) + 18
  rule(doc, y, colours.accent)
  return y + 16
}

/** Names above their values, in columns of equal width. */
export function facts(doc: Doc, y: number, entries: readonly (readonly [string, string])[]): number {
  const width = (contentWidth - GAP * (entries.length - 1)) / entries.length
  const ends = entries.map(([name, value], index) => {
    const x = margin + index * (width + GAP)
    return write(doc, value, x, write(doc, name, x, y, width, caption) + 1, width, { font: 'semibold' })
  })
  return Math.max(...ends) + 20
}

interface Party {
  title: string
  name: string
  lines: readonly (string | null)[]
}

export function parties(doc: Doc, y: number, both: readonly Party[]): number {
  const width = (contentWidth - GAP) / 2
  const ends = both.map(({ title, name, lines }, index) => {
    const x = margin + index * (width + GAP)
    let end = write(doc, title, x, y, width, caption) + 1
    end = write(doc, name, x, end, width, { font: 'semibold', size: 11 })
    for (const line of lines) if (line) end = write(doc, line, x, end, width, { size: 9.5 })
    return end
  })
  return Math.max(...ends) + 26
}

const columns = { tokens: 80, amount: 110 } as const
const described = contentWidth - columns.tokens - columns.amount - 2 * 12
const tokensX = margin + described + 12
const amountX = right - columns.amount

export interface Row {
  description: string
  tokens: string
  amount: string
}

function row(doc: Doc, y: number, { description, tokens, amount }: Row, style: object): number {
  write(doc, tokens, tokensX, y, columns.tokens, { ...style, align: 'right' })
  write(doc, amount, amountX, y, columns.amount, { ...style, align: 'right' })
  return write(doc, description, margin, y, described, style)
}

export function table(doc: Doc, top: number, rows: readonly Row[]): number {
  const tokens = rows.some((line) => line.tokens !== '') ? texts.tokens : ''
  const head = { description: texts.description, tokens, amount: texts.amount }
  let y = row(doc, room(doc, top, 80), head, caption) + 4
  rule(doc, y)
  for (const line of rows) {
    y = room(doc, y + 9, heightOf(doc, line.description, described) + 16)
    y = row(doc, y, line, {}) + 7
    rule(doc, y)
  }
  return y + 14
}

const sumsWidth = 250

/** The sums at the right; the total stands out. */
export function sums(doc: Doc, top: number, entries: readonly (readonly [string, string])[]): number {
  const x = right - sumsWidth
  let y = room(doc, top, entries.length * 18 + 50)
  for (const [index, [name, value]] of entries.entries()) {
    const isTotal = index === entries.length - 1
    if (isTotal) {
      y += 4
      doc.roundedRect(x - 12, y, sumsWidth + 24, 34, 6).fill(colours.accentSoft)
      const total = { font: 'heading', size: 13, colour: colours.onAccentSoft, lineGap: 0 } as const
      write(doc, name, x, y + 9, sumsWidth / 2, total)
      write(doc, value, x + sumsWidth / 2, y + 9, sumsWidth / 2, { ...total, align: 'right' })
      y += 34
    } else {
      write(doc, name, x, y, sumsWidth / 2, { colour: colours.muted })
      y = write(doc, value, x + sumsWidth / 2, y, sumsWidth / 2, { align: 'right' }) + 4
    }
  }
  return y + 24
}

export function notes(doc: Doc, top: number, lines: readonly string[]): void {
  let y = top
  for (const line of lines) {
    y = room(doc, y, heightOf(doc, line, contentWidth, { size: 9.5 }))
    y = write(doc, line, margin, y, contentWidth, { size: 9.5 }) + 4
  }
}

/** Below the content of every page. */
export function footers(doc: Doc, line: string): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    // Text in the margin would begin a new page.
    doc.page.margins.bottom = 0
    const y = sheet.height - margin - 14
    rule(doc, y)
    const pages = count > 1 ? texts.page(page + 1, count) : ''
    const width = contentWidth - (pages ? 90 : 0)
    write(doc, line, margin, y + 10, width, { size: 8, colour: colours.muted })
    if (pages) write(doc, pages, right - 80, y + 10, 80, { size: 8, colour: colours.muted, align: 'right' })
  }
}

export const moneyIn =
  ({ currency, digits }: InvoiceDocument) =>
  (minor: number): string =>
    formatMoney(minor, { code: currency, digits })
