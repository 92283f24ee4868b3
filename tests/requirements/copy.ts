import {
  copyFileSync,
  existsSync,
  linkSync,
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
import { root } from './requirements.ts'

/** A copy of the repository: breaks are put in there, so nobody's edits are touched. */
export const copy = path.join(root, '.cache/mutation/tree')

/** What the tools keep there belongs to each copy. */
const caches = ['.cache', '.vite', '.vite-temp'].map((name) => path.join(root, 'node_modules', name))

/** Links packages file by file. The links to the workspaces are relative, so they lead to the copy. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (caches.includes(source)) continue
    if (entry.isDirectory()) linkPackages(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another disk, or one without hard links.
    copyFileSync(from, to)
  }
}

function installCopy(): void {
  const installed = readFileSync(path.join(root, 'node_modules/.package-lock.json'), 'utf8')
  const stamp = path.join(copy, 'node_modules/.linked')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installed) return
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name)),
  )
  for (const folder of ['', ...workspaces]) {
    const [from, to] = [path.join(root, folder, 'node_modules'), path.join(copy, folder, 'node_modules')]
    rmSync(to, { recursive: true, force: true })
    if (existsSync(from)) linkPackages(from, to)
  }
  writeFileSync(stamp, installed)
}

/** Updates the copy to the repository's files and removes leftovers of earlier runs. */
export function prepareCopy(): void {
  const files = filesOfTree(root)
  for (const file of existsSync(copy) ? filesOfTree(copy) : []) {
    if (!files.includes(file)) rmSync(path.join(copy, file))
  }
  for (const file of files) {
    const [from, to] = [path.join(root, file), path.join(copy, file)]
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  installCopy()
}
