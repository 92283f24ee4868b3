/** From and to, in characters of a file. */
export type Range = readonly [start: number, end: number]

interface Located {
  /** Path in the repository. */
  file: string
  /** What a new value takes the place of. */
  range: Range
  /** Files of the stories that can change with it, as places in `storyFiles`. */
  stories: readonly number[]
}

export interface LocatedToken extends Located {
  /** `color.accent` */
  name: string
  /** As a style sheet writes it. */
  value: string
  /** Where each scheme is written apart: the source of one can change without the other. */
  schemes: { light: Range; dark: Range } | null
}

export interface LocatedText extends Located {
  /** By language and key: `en:pay.title`. */
  id: string
  language: string
  key: string
  words: string
}

/** What can be changed, and where it is written. */
export interface Locations {
  tokens: readonly LocatedToken[]
  texts: readonly LocatedText[]
  /** The files that they are written in. */
  sources: Readonly<Record<string, string>>
  storyFiles: readonly string[]
  /** Of them those that write out the values of tokens. */
  themeReaders: readonly number[]
}
