import type { ReportData, ReportItem } from '../../types.ts'

const numbers = new Intl.NumberFormat('en')

/** `1 picture`, `1,204 pictures`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${numbers.format(number)} ${number === 1 ? one : many}`

/** A share of the pixels: never 0 % for something, never 100 % for less than everything. */
export function percent(share: number): string {
  if (share <= 0) return 'less than the eye sees'
  const hundredths = Math.round(share * 10_000)
  if (hundredths === 0) return '< 0.01 %'
  if (hundredths >= 10_000) return share >= 1 ? '100 %' : '99.99 %'
  return `${(hundredths / 100).toFixed(hundredths < 1000 ? 2 : 1)} %`
}

export const scopeInWords: Readonly<Record<ReportData['scope'], string>> = {
  all: 'Every story was taken.',
  changed: 'Only the stories that the change can reach were taken.',
  part: 'A part of the stories was taken.',
}

/** The accessible name of an item, which tells it from all others. */
export const itemInWords = ({ title, name, width, look }: ReportItem): string =>
  `${title}, ${name}, ${width} px, ${look}`

/** `48 changed, 4 new`: how many of each, those that there are. */
export const statusesInWords = (items: readonly ReportItem[]): string =>
  [...Map.groupBy(items, ({ status }) => status)]
    .map(([status, own]) => `${numbers.format(own.length)} ${status}`)
    .toSorted()
    .join(', ')
