import type PDFDocument from 'pdfkit'
import { fontFor } from './fonts.ts'

export type Doc = InstanceType<typeof PDFDocument>

/** The light scheme of the site as sRGB. */
export const colours = {
  text: '#092122',
  muted: '#415454',
  hairline: '#dbd4c8',
  accent: '#0f7a5c',
  accentSoft: '#d2f5e4',
  onAccentSoft: '#00513b',
  paper: '#f6f1e6',
} as const

/** Points; a sheet is A4. */
export const sheet = { width: 595.28, height: 841.89, margin: 56, footer: 40 } as const
export const contentWidth = sheet.width - 2 * sheet.margin
export const right = sheet.width - sheet.margin

export interface Style {
  font?: 'heading' | 'regular' | 'semibold'
  size?: number
  colour?: string
  align?: 'left' | 'right'
  lineGap?: number
}

const prepare = (doc: Doc, text: string, { font = 'regular', size = 10, colour = colours.text }: Style) =>
  doc.font(fontFor(text, font)).fontSize(size).fillColor(colour)

/** Writes a text that wraps within its width. Returns the y below it. */
export function write(doc: Doc, text: string, x: number, y: number, width: number, style: Style = {}): number {
  const options = { width, align: style.align ?? 'left', lineGap: style.lineGap ?? 2 }
  prepare(doc, text, style).text(text, x, y, options)
  return y + doc.heightOfString(text, options)
}

/** The height that `write` would need. */
export const heightOf = (doc: Doc, text: string, width: number, style: Style = {}): number =>
  prepare(doc, text, style).heightOfString(text, { width, lineGap: style.lineGap ?? 2 })

export const rule = (doc: Doc, y: number, colour: string = colours.hairline, x = sheet.margin, end = right): void => {
  doc.moveTo(x, y).lineTo(end, y).lineWidth(0.75).strokeColor(colour).stroke()
}

/** The y to go on at: the top of a new page if less than `height` is left on this one. */
export function room(doc: Doc, y: number, height: number): number {
  if (y + height <= sheet.height - sheet.margin - sheet.footer) return y
  doc.addPage()
  return sheet.margin
}
