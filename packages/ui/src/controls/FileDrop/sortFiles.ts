export interface FileLimits {
  /** MIME types, such as `image/png`. */
  types: readonly string[]
  /** Bytes. */
  maxBytes: number
  multiple: boolean
}

export type FileRefusal = { file: File; reason: 'wrongType' | 'tooLarge' | 'empty' | 'twice' | 'onlyOne' }

const byEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** The browser's type or, if it gives none, as for WebP on some systems, the type of the extension. */
const typeOf = ({ type, name }: File) => type || byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] || ''

/** Identifies a file without reading it. */
const keyOf = ({ name, size, type, lastModified }: File) => JSON.stringify([name, size, type, lastModified])

function reasonAgainst(file: File, limits: FileLimits, seen: ReadonlySet<string>, taken: number) {
  if (!limits.types.includes(typeOf(file))) return 'wrongType'
  if (file.size > limits.maxBytes) return 'tooLarge'
  if (file.size === 0) return 'empty'
  if (seen.has(keyOf(file))) return 'twice'
  return !limits.multiple && taken > 0 ? 'onlyOne' : null
}

/** Separates usable files from others, with the reasons; the server checks the content again (D55). */
export function sortFiles(files: readonly File[], limits: FileLimits): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = []
  const refused: FileRefusal[] = []
  const seen = new Set<string>()
  for (const file of files) {
    const reason = reasonAgainst(file, limits, seen, taken.length)
    if (reason) refused.push({ file, reason })
    else taken.push(file)
    seen.add(keyOf(file))
  }
  return { taken, refused }
}
