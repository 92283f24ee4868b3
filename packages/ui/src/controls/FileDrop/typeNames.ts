const known: Readonly<Record<string, string>> = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'image/webp': 'WebP' }

/** Names of MIME types for a sentence: all but the last joined by commas, and the last. */
export function typeNames(types: readonly string[]): { rest: string; last: string } {
  const names = types.map((type) => known[type] ?? type.split('/').at(-1)?.toUpperCase() ?? type)
  return { rest: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' }
}
