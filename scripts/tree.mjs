// The files of the working tree, committed or not, and one hash of them all.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

/** Ignored outside a git repository. */
const ignoredFolders = new Set([
  '.git',
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'storybook-static',
  'test-results',
  'playwright-report',
  'visual-report',
  'handover',
])
const isIgnoredFile = (name) => name.endsWith('.log') || name.endsWith('.tsbuildinfo') || name === '.DS_Store'

const exists = (file) => lstatSync(file, { throwIfNoEntry: false }) !== undefined

function listed(root) {
  const list = execFileSync('git', ['-C', root, 'ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // The index still lists deleted files.
  return list.split('\0').filter((file) => file !== '' && exists(path.join(root, file)))
}

function walked(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : walked(root, file)
    return isIgnoredFile(entry.name) ? [] : [file]
  })
}

/**
 * @param {string} root
 * @returns {readonly string[]} sorted paths from the root, with forward slashes
 */
export function filesOfTree(root) {
  const files = exists(path.join(root, '.git')) ? listed(root) : walked(root)
  return [...new Set(files)].sort()
}

/**
 * @param {string} root
 * @returns {string} equal for equal files
 */
export function treeHash(root) {
  const hash = createHash('sha256')
  for (const file of filesOfTree(root)) {
    const full = path.join(root, file)
    const content = lstatSync(full).isSymbolicLink() ? readlinkSync(full) : readFileSync(full)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
