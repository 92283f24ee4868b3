import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { filesOfTree } from '../../scripts/tree.mjs'

export const root = path.resolve(import.meta.dirname, '../..')

/** A copy of the repository as it lies here: what is broken is broken there, and nobody's edits are touched. */
export const scratch = path.join(root, '.cache/mutation/tree')

/** What the tools write into the folder of the packages is the own of each copy. */
const caches = new Set(['.cache', '.vite'])

function link(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    // Another disk, or one without links.
    copyFileSync(from, to)
  }
}

/** Installed packages, linked file by file: those of the workspaces lead to the copy, since their links are relative. */
function linkPackages(from: string, to: string, without: ReadonlySet<string> = new Set()) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) linkPackages(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else link(source, target)
  }
}

/** npm keeps this list of what it has installed, whichever command began it. */
const installed = () => readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')

function installScratch() {
  const stamp = path.join(scratch, 'node_modules/.linked')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installed()) return
  for (const folder of ['', 'packages/api-client', 'packages/machines', 'packages/ui', 'apps/site', 'apps/api']) {
    const [from, to] = [path.join(root, folder, 'node_modules'), path.join(scratch, folder, 'node_modules')]
    rmSync(to, { recursive: true, force: true })
    if (existsSync(from)) linkPackages(from, to, caches)
  }
  writeFileSync(stamp, installed())
}

const same = (one: string, other: string) => {
  const [here, there] = [lstatSync(one), lstatSync(other, { throwIfNoEntry: false })]
  return there !== undefined && here.size === there.size && readFileSync(one).equals(readFileSync(other))
}

/** Brings the copy to what lies here, whatever a run before has left in it. */
export function prepareScratch(): void {
  const files = new Set(filesOfTree(root))
  mkdirSync(scratch, { recursive: true })
  installScratch()
  for (const file of files) {
    const [from, to] = [path.join(root, file), path.join(scratch, file)]
    if (same(from, to)) continue
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  for (const file of filesBelow(scratch)) if (!files.has(file)) rmSync(path.join(scratch, file))
}

/** Files of the copy that are no packages and made by no tool. */
function filesBelow(folder: string, below = ''): readonly string[] {
  const made = new Set(['node_modules', 'dist', '.cache', '.data', 'test-results', 'storybook-static'])
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name)
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesBelow(folder, file)
    return [file]
  })
}
