import { unseenTexts } from '../unseenTexts.ts'

/** A file of the catalogue: its texts by their keys. */
export interface TextSection {
  name: string
  texts: Readonly<Record<string, string>>
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../../packages/ui/src/texts/en/*.ts', {
  eager: true,
})

/** The catalogue file by file. */
export const textSections: readonly TextSection[] = Object.entries(files).map(([file, exported]) => ({
  name: file.slice(file.lastIndexOf('/') + 1, -'.ts'.length),
  texts: Object.assign({}, ...Object.values(exported).filter(isTexts)),
}))

export interface SectionCounts {
  readonly all: number
  /** Nobody gets to read them, for the reasons that unseenTexts.ts gives. */
  readonly unread: number
}

export function countTexts({ texts }: TextSection): SectionCounts {
  const keys = Object.keys(texts)
  return { all: keys.length, unread: keys.filter((key) => key in unseenTexts).length }
}
