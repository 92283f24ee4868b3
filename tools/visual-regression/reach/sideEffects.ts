import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package.json and what it says of files that do something by being imported. */
interface Manifest {
  file: string
  effects: boolean | readonly string[]
}

function readManifest(root: string, file: string): Manifest {
  const { sideEffects: effects = true }: { sideEffects?: boolean | string[] } = JSON.parse(
    readFileSync(path.join(root, file), 'utf8'),
  )
  return { file, effects }
}

/** A pattern without a folder means the name in any folder. */
const anywhere = (pattern: string): string =>
  pattern.includes('/') ? path.posix.normalize(pattern) : path.posix.join('**', pattern)

/** Finds the package.json that frees a file of side effects, as bundlers read it; null when none does. */
export function manifestsWithoutEffects(root: string): (file: string) => string | null {
  const manifests = new Map<string, Manifest | null>()

  const nearest = (folder: string): Manifest | null => {
    const known = manifests.get(folder)
    if (known !== undefined) return known
    const file = path.posix.join(folder, 'package.json')
    const above = () => (folder === '.' ? null : nearest(path.posix.dirname(folder)))
    const found = existsSync(path.join(root, file)) ? readManifest(root, file) : above()
    manifests.set(folder, found)
    return found
  }

  return (file) => {
    const manifest = nearest(path.posix.dirname(file))
    if (manifest === null || manifest.effects === true) return null
    if (manifest.effects === false) return manifest.file
    const inside = path.posix.relative(path.posix.dirname(manifest.file), file)
    const hasEffects = manifest.effects.some((pattern) => path.posix.matchesGlob(inside, anywhere(pattern)))
    return hasEffects ? null : manifest.file
  }
}
