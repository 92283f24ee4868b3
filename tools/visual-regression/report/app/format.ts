import type { ReportData, ReportItem } from '../../types.ts'

const figures = new Intl.NumberFormat('en')
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** `1 picture`, `1,204 pictures`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${figures.format(number)} ${number === 1 ? one : many}`

export const figure = (number: number): string => figures.format(number)

export function when(takenAt: string): string {
  const date = new Date(takenAt)
  return Number.isNaN(date.getTime()) ? takenAt : moment.format(date)
}

/** A share of the pixels: never 0 % for something, never 100 % for less than everything. */
export function percent(share: number): string {
  if (share <= 0) return 'less than the eye sees'
  const hundredths = Math.round(share * 10_000)
  if (hundredths === 0) return '< 0.01 %'
  if (hundredths >= 10_000) return share >= 1 ? '100 %' : '99.99 %'
  return `${hundredths < 1000 ? (hundredths / 100).toFixed(2) : (hundredths / 100).toFixed(1)} %`
}

export const scopeInWords: Readonly<Record<ReportData['scope'], string>> = {
  all: 'Every story was taken.',
  changed: 'Only the stories that the change can reach were taken.',
  part: 'A part of the stories was taken.',
}

export const statusInWords = {
  changed: 'Changed',
  new: 'New',
  removed: 'Removed',
} as const satisfies Record<ReportItem['status'], string>

/** The shot of an item: `390 px, dark`. */
export const shotInWords = ({ width, theme }: Pick<ReportItem, 'width' | 'theme'>): string => `${width} px, ${theme}`

/** Everything that tells an item from the others, for those who do not see where it stands. */
export const itemInWords = (item: ReportItem): string => `${item.title}, ${item.name}, ${shotInWords(item)}`

/** `48 changed, 4 new`: how many of each, those that there are. */
export function statusesInWords(items: readonly ReportItem[]): string {
  const numbers = Map.groupBy(items, ({ status }) => status)
  return (['changed', 'new', 'removed'] as const)
    .flatMap((status) => {
      const own = numbers.get(status)?.length ?? 0
      return own === 0 ? [] : [`${figures.format(own)} ${status}`]
    })
    .join(', ')
}
