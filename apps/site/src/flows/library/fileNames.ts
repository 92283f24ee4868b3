import type { Schemas } from '@mintage/api-client'
import { fileStem } from '@mintage/api-client/fileStem'

const endings = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
} as const satisfies Record<Schemas['Project']['content_type'], string>

export interface Named {
  /** The prompt or the name of the uploaded file. */
  title: string
  contentType: keyof typeof endings
}

/** Equal for two names that some system treats as the same file. */
const folded = (name: string) => name.toUpperCase().toLowerCase().normalize('NFC')

/** Names for files in one folder, in the given order: valid on Windows too, and unique. */
export function fileNames(files: readonly Named[]): readonly string[] {
  const taken = new Set<string>()
  return files.map(({ title, contentType }) => {
    const base = fileStem(title)
    const ending = endings[contentType]
    let name = base + ending
    for (let copy = 2; taken.has(folded(name)); copy += 1) name = `${base} (${copy})${ending}`
    taken.add(folded(name))
    return name
  })
}
