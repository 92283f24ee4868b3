import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { HttpError } from './httpError.ts'

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    throw new HttpError(400, 'The address cannot be read.')
  }
}

/** The file that an address stands for; nothing outside of the folder, by no detour and through no link. */
async function fileFor(folder: string, pathname: string): Promise<string> {
  const name = decoded(pathname)
  if (/[\0\\]/.test(name)) throw new HttpError(400, 'The address cannot be read.')
  const wanted = path.join(folder, name.endsWith('/') ? `${name}index.html` : name)
  const real = await realpath(wanted).catch(() => null)
  if (real === null || !real.startsWith(folder + path.sep)) throw new HttpError(404, 'There is no such file.')
  return real
}

export interface ServedFile {
  file: string
  kind: string
  bytes: Buffer
}

export async function servedFile(folder: string, pathname: string): Promise<ServedFile> {
  const file = await fileFor(folder, pathname)
  const bytes = await readFile(file).catch(() => {
    throw new HttpError(404, 'There is no such file.')
  })
  return { file, bytes, kind: kinds[path.extname(file).toLowerCase()] ?? 'application/octet-stream' }
}
