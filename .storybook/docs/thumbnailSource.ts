export type Scheme = 'light' | 'dark'

/** The widths that a reader chooses between: a phone and a desktop. */
export const shownWidths = [390, 1440] as const
export type ShownWidth = (typeof shownWidths)[number]

export const isShownWidth = (width: number): width is ShownWidth => shownWidths.some((one) => one === width)

/** The address of a picture of a story, taken in a window of that width. */
export type PictureSource = (story: string, width: number, scheme: Scheme) => string

/** As the visual tests leave them; relative, so that it holds wherever Storybook is served. */
export const servedPicture: PictureSource = (story, width, scheme) => `./thumbnails/${story}.${width}.${scheme}.webp`

/** The widths to try, the wanted one first: a story made for one window has a picture of that window alone. */
export const widthsToTry = (wanted: ShownWidth): readonly number[] =>
  wanted === 390 ? [390, 768, 1440] : [1440, 768, 390]
