import { makeZip } from 'client-zip'

// A chunk of its own, with the file names, loaded for the first zip.
export { fileNames } from './fileNames.ts'

/** Stores images without compression, because they are compressed already. */
export const zip = (entries: Parameters<typeof makeZip>[0]): Promise<Blob> =>
  new Response(makeZip(entries), { headers: { 'Content-Type': 'application/zip' } }).blob()
