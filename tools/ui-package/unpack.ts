import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

interface Packed {
  filename: string
  size: number
  unpackedSize: number
  files: { path: string }[]
}

interface Manifest {
  exports: Record<string, { types: string; default: string } | string>
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

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** The package in the app, and the names of what it needs. */
export function installed(home: string) {
  const folder = path.join(home, 'node_modules/@mintage/ui')
  const { exports, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(folder)
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return { folder, exports, needed: [...Object.keys(dependencies), ...peers] }
}

/**
 * The app as `npm install` would leave it, without the network: the package out of its file, and beside it what the app
 * and the package name. Whatever they use and do not name is not found.
 */
export function install(app: string, tarball: string, home: string) {
  cpSync(app, home, { recursive: true, filter: (file) => !/node_modules|dist/.test(path.relative(app, file)) })
  const unpacked = path.join(home, 'node_modules/@mintage/ui')
  mkdirSync(unpacked, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  const { dependencies = {}, devDependencies = {} } = readManifest(home)
  const own = [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  for (const name of new Set([...own, ...installed(home).needed])) {
    const link = path.join(home, 'node_modules', name)
    mkdirSync(path.dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(path.join(root, 'node_modules', name), link, 'junction')
  }
}
