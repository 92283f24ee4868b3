/** The windows in which screenshots are taken, by width in px (.storybook/globals.ts). */
export const heights = { 320: 640, 390: 844, 768: 1024, 1440: 900 } as const

type Width = keyof typeof heights
export type Theme = 'light' | 'dark'

export interface Shot {
  width: Width
  theme: Theme
}

export const nameOf = ({ width, theme }: Shot): string => `${width}.${theme}`

const widthsOfViewports: Readonly<Record<string, Width>> = { narrow: 320, phone: 390, tablet: 768, desktop: 1440 }

const phone = 390
const desktop = 1440

/**
 * The screenshots of a story: a phone in light and a desktop in dark; both schemes of the one window that a story asks
 * for; all four of a story with the tag `every-look`. The window in which the story was mounted comes first.
 */
export function shotsOf(viewport: string | undefined, tags: readonly string[]): readonly Shot[] {
  const own = viewport === undefined ? undefined : widthsOfViewports[viewport]
  if (own !== undefined) {
    return [
      { width: own, theme: 'dark' },
      { width: own, theme: 'light' },
    ]
  }
  if (!tags.includes('every-look')) {
    return [
      { width: desktop, theme: 'dark' },
      { width: phone, theme: 'light' },
    ]
  }
  return [
    { width: desktop, theme: 'dark' },
    { width: desktop, theme: 'light' },
    { width: phone, theme: 'dark' },
    { width: phone, theme: 'light' },
  ]
}
