function readLocale(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}

/** The BCP 47 tag of a language; null for an invalid code. */
export const languageTag = (language: string): string | null => readLocale(language)?.baseName ?? null

/** Open Graph requires a country: the most likely one for the language, unless the tag has one. */
export function openGraphLocale(language: string): string | null {
  const locale = readLocale(language)?.maximize()
  return locale?.region ? `${locale.language}_${locale.region}` : null
}
