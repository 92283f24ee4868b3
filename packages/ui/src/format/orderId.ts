/** Crockford's base 32 has no letter that looks like a digit or another letter. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const uuidEnding = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-([\da-f]{12})$/i

/**
 * A short order id, `MT-7F3K-92Q`: the last 35 bits of the UUID. Other text is unchanged. Only for display and support;
 * calls use the whole id, which cannot be guessed from this one.
 */
export function formatOrderId(id: string): string {
  const ending = uuidEnding.exec(id)?.[1]
  if (ending === undefined) return id
  const rest = Number.parseInt(ending, 16) % 2 ** 35
  const digits = [6, 5, 4, 3, 2, 1, 0].map((place) => alphabet[Math.floor(rest / 32 ** place) % 32]).join('')
  return `MT-${digits.slice(0, 4)}-${digits.slice(4)}`
}
