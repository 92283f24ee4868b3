import filenamify from 'filenamify/browser'

/** Maximum characters: with four bytes each and an extension, the name has at most 255 bytes. */
const LONGEST = 60

/** Turns a title into a file name that every operating system accepts, without an extension. */
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
