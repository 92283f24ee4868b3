// Shared by start.mjs and test.mjs. Runs on the machine's own Node (20.19 or newer), before anything is installed,
// so it may import nothing but Node's built-ins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'

export const root = path.resolve(import.meta.dirname, '..')
export const bin = path.join(root, 'node_modules', '.bin')
const stamp = path.join(root, 'node_modules', '.mintage-lock')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

/** Installs exactly what the lockfile says, once for each version of the lockfile. */
export function ensureInstalled() {
  const wanted = lockHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once for each change of package-lock.json) ...')
  const run = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    console.error('npm ci failed: see its messages above.')
    process.exit(run.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

/**
 * Runs one of the installed commands to its end.
 * @param {string} command its name in node_modules/.bin
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it ended well
 */
export function runPinned(command, args, env = {}) {
  const { status } = spawnSync(path.join(bin, command), args, {
    cwd: root,
    env: pinnedEnv({ STORYBOOK_DISABLE_TELEMETRY: '1', ...env }),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/**
 * Runs one of the installed commands to its end and reads what it says, its complaints included.
 * @param {string} command its name in node_modules/.bin
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isShown?: (line: string) => boolean }} [options] which lines are shown as
 * they come; none if it is not said
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export async function readPinned(command, args, { env = {}, isShown = () => false } = {}) {
  const child = spawn(path.join(bin, command), args, {
    cwd: root,
    env: pinnedEnv({ STORYBOOK_DISABLE_TELEMETRY: '1', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines = []
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      lines.push(line)
      if (isShown(line)) console.log(line)
    })
  }
  const [status] = await once(child, 'close')
  return { passed: status === 0, output: lines.join('\n') }
}

/** The environment in which `node`, `vite`, `vitest` ... are the pinned ones. */
export function pinnedEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra }
}
