export interface FileLimits {
  /** MIME types, such as `image/png`. */
  types: readonly string[]
  /** Bytes. */
  maxBytes: number
  multiple: boolean
}

export type FileRefusal = { file: File; reason: 'wrongType' | 'tooLarge' | 'onlyOne' }

/** Parts what was dropped into what can be used and what cannot, and why; the server checks again by content (D55). */
export function sortFiles(files: readonly File[], limits: FileLimits): { taken: File[]; refused: FileRefusal[] } {
  const taken: File[] = []
  const refused: FileRefusal[] = []
  for (const file of files) {
    if (!limits.types.includes(file.type)) refused.push({ file, reason: 'wrongType' })
    else if (file.size > limits.maxBytes) refused.push({ file, reason: 'tooLarge' })
    else if (!limits.multiple && taken.length > 0) refused.push({ file, reason: 'onlyOne' })
    else taken.push(file)
  }
  return { taken, refused }
}
