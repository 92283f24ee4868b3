import type { Schemas } from '@mintage/api-client'
import filenamify from 'filenamify/browser'

/** Characters of a title that become a name: with four bytes each and an ending they stay within 255 bytes. */
const LONGEST = 60

const endings = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
} as const satisfies Record<Schemas['Project']['content_type'], string>

export interface Named {
  /** The prompt or the name of the file that was handed in. */
  title: string
  contentType: keyof typeof endings
}

/** The title as any system takes it for the name of a file, without an ending. */
function stem(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.(png|jpe?g|webp)$/i, '')
    // A leading dot hides a file.
    .replace(/^[\s.]+/, '')
  const cut = [...plain].slice(0, LONGEST).join('')
  return cut === '' ? 'picture' : filenamify(cut, { replacement: '_', maxLength: Number.POSITIVE_INFINITY })
}

/** Two names that some system takes for the same file. */
const folded = (name: string) => name.toUpperCase().toLowerCase().normalize('NFC')

/** Names for files in one folder, in the order given: safe on Windows too, and no two the same. */
export function fileNames(files: readonly Named[]): readonly string[] {
  const taken = new Set<string>()
  return files.map(({ title, contentType }) => {
    const base = stem(title)
    const ending = endings[contentType]
    let name = base + ending
    for (let copy = 2; taken.has(folded(name)); copy += 1) name = `${base} (${copy})${ending}`
    taken.add(folded(name))
    return name
  })
}
