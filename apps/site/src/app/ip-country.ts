/** D34: after this time a person has begun to type. */
const TIMEOUT_MS = 2_000

/**
 * The country of a lookup's plain text, `1;US;USA;United States` say: the first character 1 is success, the third and
 * fourth are the code (ISO 3166 alpha-2). Any other reply is none (R227).
 */
export function countryOfReply(reply: string): string | null {
  const country = reply.slice(2, 4)
  return reply.startsWith('1') && /[A-Z]{2}/.test(country) ? country : null
}

/** Where the person's connection is; null without a notice when it is unknown. */
export async function lookUpCountry(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/ip-country', { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
    return response.ok ? countryOfReply(await response.text()) : null
  } catch {
    return null
  }
}
