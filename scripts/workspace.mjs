// Runs on the machine's own Node (22.22 or newer) before anything is installed, so it imports only Node's built-ins.
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

/**
 * Installs what the lockfile says, once for each version of it.
 * @param {'everything' | 'what the site needs'} [wanted] the packages for development are kept once they are installed
 */
export function ensureInstalled(wanted = 'everything') {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  const [installedLock, installed] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
  if (installedLock === lock && (installed === 'everything' || installed === wanted)) return
  const hasDevelopment = existsSync(path.join(root, 'node_modules/vitest'))
  const kind = hasDevelopment ? 'everything' : wanted
  console.log(`Installing ${kind} (once for each change of package-lock.json) ...`)
  const omitted = kind === 'everything' ? [] : ['--omit=dev']
  const run = spawnSync(npm, ['ci', ...omitted, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) {
    console.error('npm ci failed: see its messages above.')
    process.exit(run.status ?? 1)
  }
  writeFileSync(stamp, `${lock}\n${kind}`)
}

const start = (run, command, args, env, stdio) =>
  run(path.join(bin, command), args, { cwd: root, env: pinnedEnv({ STORYBOOK_DISABLE_TELEMETRY: '1', ...env }), stdio })

/**
 * Runs an installed command to its end.
 * @param {string} command its name in node_modules/.bin
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it exited with 0
 */
export const runPinned = (command, args, env = {}) =>
  start(spawnSync, command, args, env, ['ignore', 'inherit', 'inherit']).status === 0

/**
 * Runs an installed command to its end and returns its output, stderr included.
 * @param {string} command its name in node_modules/.bin
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, isShown?: (line: string) => boolean }} [options] `isShown`: which lines are
 * printed while it runs
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export async function readPinned(command, args, { env = {}, isShown = () => false } = {}) {
  const child = start(spawn, command, args, env, ['ignore', 'pipe', 'pipe'])
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

/** The environment in which `node`, `vite`, `vitest` ... are the installed ones. */
export function pinnedEnv(extra = {}) {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra }
}
