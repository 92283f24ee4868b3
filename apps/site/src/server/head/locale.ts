function readLocale(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language)
  } catch {
    return null
  }
}

/** The language as BCP 47 writes it; null for what is no code. */
export const languageTag = (language: string): string | null => readLocale(language)?.baseName ?? null

/** Open Graph wants a country with it: the one that most readers of the language are from, unless it is said. */
export function openGraphLocale(language: string): string | null {
  const locale = readLocale(language)?.maximize()
  return locale?.region ? `${locale.language}_${locale.region}` : null
}
