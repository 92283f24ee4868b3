import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const fileOf = (name: string): string => resolve(`@expo-google-fonts/${name}`)

/** The fonts of the site as TrueType, the only form that pdfkit embeds whole; Manrope has Greek and Cyrillic too. */
export const fonts = {
  heading: fileOf('bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf'),
  regular: fileOf('figtree/400Regular/Figtree_400Regular.ttf'),
  semibold: fileOf('figtree/600SemiBold/Figtree_600SemiBold.ttf'),
  widerRegular: fileOf('manrope/400Regular/Manrope_400Regular.ttf'),
  widerSemibold: fileOf('manrope/600SemiBold/Manrope_600SemiBold.ttf'),
} as const

export type FontName = keyof typeof fonts

/** Latin letters, and the punctuation and currency signs of our texts. */
const latin = /^[\u0020-\u017f\u2010-\u2026\u20ac\u2212]*$/u

const wider = { heading: 'widerSemibold', semibold: 'widerSemibold', regular: 'widerRegular' } as const

/** The font that can write the text. */
export const fontFor = (text: string, name: keyof typeof wider): FontName => (latin.test(text) ? name : wider[name])
