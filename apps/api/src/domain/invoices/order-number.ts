const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `MT-7F3K-92Q`: the last 35 bits of the order's id in Crockford's base 32, as the site shows it. */
export function orderNumber(id: string): string {
  const rest = Number.parseInt(id.slice(-12), 16) % 2 ** 35
  const digits = [6, 5, 4, 3, 2, 1, 0].map((place) => alphabet[Math.floor(rest / 32 ** place) % 32]).join('')
  return `MT-${digits.slice(0, 4)}-${digits.slice(4)}`
}
