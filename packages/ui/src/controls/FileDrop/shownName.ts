const MOST_SHOWN = 60

/** A file's name for a sentence: without direction marks, and shortened in the middle. */
export function shownName(name: string): string {
  const plain = [...name.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')]
  if (plain.length <= MOST_SHOWN) return plain.join('')
  return `${plain.slice(0, 40).join('')}…${plain.slice(-12).join('')}`
}
