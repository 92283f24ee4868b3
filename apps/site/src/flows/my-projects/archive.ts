import { makeZip } from 'client-zip'

// A chunk of its own with the names that go into it, loaded when the first zip is wanted.
export { fileNames } from './fileNames.ts'

/** One file of many. Pictures are compressed already and are stored as they are. */
export const zip = (entries: Parameters<typeof makeZip>[0]): Promise<Blob> =>
  new Response(makeZip(entries), { headers: { 'Content-Type': 'application/zip' } }).blob()
