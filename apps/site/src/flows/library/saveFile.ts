/** Turns `jug.jpg` into `jug-on-colour.png`. */
export const pngName = (name: string, ending: string) => `${name.replace(/\.[a-z]{3,4}$/i, '')}-${ending}.png`

/** Starts a download in the browser. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has started the download; the URL can be revoked after it was read.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
