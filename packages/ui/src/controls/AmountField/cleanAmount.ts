/** Keeps digits and one decimal point, with no more decimals than the currency has. */
export function cleanAmount(text: string, decimals: number): string {
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.')
  const fraction = rest.join('').slice(0, decimals)
  return rest.length > 0 && decimals > 0 ? `${whole}.${fraction}` : whole
}
