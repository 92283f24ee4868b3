import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

interface Packed {
  filename: string
  size: number
  unpackedSize: number
  files: { path: string }[]
}

interface Dependencies {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

/** `npm pack` of what `npm run build:ui` has written. */
export function pack(into: string): Packed {
  const words = ['pack', path.join(root, 'packages/ui/dist'), '--json', '--ignore-scripts', '--pack-destination', into]
  const printed = execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [packed]: Packed[] = JSON.parse(printed)
  if (packed === undefined) throw new Error('npm packed nothing')
  return packed
}

const readManifest = (folder: string): Dependencies =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/**
 * The app as `npm install` would leave it, without the network: the package out of its file, and beside it what the app
 * and the package name. Whatever they use and do not name is not found.
 */
export function install(app: string, tarball: string, home: string) {
  cpSync(app, home, { recursive: true, filter: (file) => !file.includes('node_modules') && !file.includes('dist') })
  const modules = path.join(home, 'node_modules')
  const unpacked = path.join(modules, '@mintage/ui')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  const ours = readManifest(unpacked)
  const theirs = readManifest(home)
  const peers = Object.keys(ours.peerDependencies ?? {}).filter((name) => !ours.peerDependenciesMeta?.[name]?.optional)
  const names = [theirs.dependencies, theirs.devDependencies, ours.dependencies].flatMap((list) =>
    Object.keys(list ?? {}),
  )
  for (const name of new Set([...names, ...peers])) {
    if (name === '@mintage/ui') continue
    const link = path.join(modules, name)
    mkdirSync(path.dirname(link), { recursive: true })
    symlinkSync(path.join(root, 'node_modules', name), link, 'junction')
  }
}
