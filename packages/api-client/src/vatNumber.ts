/** The form of a VAT number after its prefix, by the ISO code of an EU country. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

/** Greece uses the letters of its language. */
const prefixOf = (iso: string): string => (iso === 'GR' ? 'EL' : iso)

export const isEuCountry = (iso: string): boolean => Object.hasOwn(forms, iso)

const elsewhere = /^[A-Z0-9]{4,15}$/

/** `ie 3668997-oh` -> `IE3668997OH` */
export const cleanVatNumber = (text: string): string => text.replace(/[\s.\-/]/gu, '').toUpperCase()

export type VatNumberCheck =
  | { ok: true; number: string }
  /** `country`: the prefix is of another country. `form`: no number of this country has this form. */
  | { ok: false; fault: 'country' | 'form' }

/**
 * Checks the form of a VAT number of a country. The prefix may be left out and is added; outside the EU, where forms
 * differ, a number is four to fifteen letters and digits.
 */
export function checkVatNumber(text: string, iso: string): VatNumberCheck {
  const cleaned = cleanVatNumber(text)
  const form = forms[iso]
  if (!form) return elsewhere.test(cleaned) ? { ok: true, number: cleaned } : { ok: false, fault: 'form' }
  const prefix = prefixOf(iso)
  if (cleaned.startsWith(prefix) && form.test(cleaned.slice(prefix.length))) return { ok: true, number: cleaned }
  if (form.test(cleaned)) return { ok: true, number: prefix + cleaned }
  const named = Object.keys(forms).find((other) => other !== iso && cleaned.startsWith(prefixOf(other)))
  const isForeign = named !== undefined && forms[named]?.test(cleaned.slice(2)) === true
  return { ok: false, fault: isForeign ? 'country' : 'form' }
}
