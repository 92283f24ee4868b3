import filenamify from 'filenamify/browser'

/** Characters of a title that become a name: with four bytes each and an ending they stay within 255 bytes. */
const LONGEST = 60

/** The title as any system takes it for the name of a file, without an ending. */
export function fileStem(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/\.(png|jpe?g|webp)$/i, '')
    // A leading dot hides a file.
    .replace(/^[\s.]+/, '')
  const cut = [...plain].slice(0, LONGEST).join('')
  return cut === '' ? 'picture' : filenamify(cut, { replacement: '_', maxLength: Number.POSITIVE_INFINITY })
}
