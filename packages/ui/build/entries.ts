import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const home = path.resolve(import.meta.dirname, '..')
export const dist = path.join(home, 'dist')

interface Manifest {
  version: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}

export const manifest: Manifest = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'))

/** The files of an entry in package.json; a pattern means every folder that contains a file of the same name. */
function filesOf(target: string): string[] {
  if (!target.includes('*')) return [target]
  return readdirSync(path.join(home, target.slice(0, target.indexOf('*'))))
    .map((name) => target.replaceAll('*', name.replace(/\.ts$/, '')))
    .filter((file) => existsSync(path.join(home, file)))
}

/** Absolute paths of the sources that callers may import; the styles are first, because they declare the layers. */
export const entryFiles = [...new Set(Object.values(manifest.exports).flatMap(filesOf))].map((file) =>
  path.join(home, file),
)
