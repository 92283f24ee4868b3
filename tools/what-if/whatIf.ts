/** A change that nobody has made yet. */
export interface WhatIf {
  /** By the name of the token, as a style sheet writes it: `color.accent` -> `light-dark(oklch(…), oklch(…))`. */
  tokens: Readonly<Record<string, string>>
  /** By language and key: `en:pay.title`. */
  texts: Readonly<Record<string, string>>
}

export const nothing: WhatIf = { tokens: {}, texts: {} }

export const countOf = ({ tokens, texts }: WhatIf): number => Object.keys(tokens).length + Object.keys(texts).length

export const propertyOf = (token: string): string => `--mt-${token.replace('.', '-')}`

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const stringsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).flatMap(([name, one]) =>
      typeof one === 'string' ? [[name, one]] : [],
    ),
  )

/** As it stands in an address: Storybook lets letters, digits, `-` and `_` through, and nothing else. Empty for nothing. */
export function encode(whatIf: WhatIf): string {
  if (countOf(whatIf) === 0) return ''
  const bytes = new TextEncoder().encode(JSON.stringify(whatIf))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Reads an address that people pass on: what is broken is nothing. */
export function decode(encoded: unknown): WhatIf {
  if (typeof encoded !== 'string' || encoded === '') return nothing
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const read: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0))))
    return isRecord(read) ? { tokens: stringsIn(read.tokens), texts: stringsIn(read.texts) } : nothing
  } catch {
    return nothing
  }
}
