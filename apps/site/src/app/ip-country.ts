/** D34: by then a person has started to type. */
const TIMEOUT_MS = 2_000

/**
 * Reads the country code of a lookup such as `1;US;USA;United States`: a first character of 1 means success, and the
 * ISO 3166 alpha-2 code starts at the third character. Null for any other response (R227).
 */
export function countryOfReply(reply: string): string | null {
  const country = reply.slice(2, 4)
  return reply.startsWith('1') && /[A-Z]{2}/.test(country) ? country : null
}

/** The country of the connection; null without a notice when it is unknown. */
export async function lookUpCountry(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/ip-country', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
    return response.ok ? countryOfReply(await response.text()) : null
  } catch {
    return null
  }
}
