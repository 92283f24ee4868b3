import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/backup/main.ts', import.meta.url))

/** Runs a backup command as an operator does. */
export async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['--liftoff-only', main, ...args], {
    env: { ...process.env, INIT_CWD: '/', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out: out.trimEnd(), complaint: complaint.trimEnd(), code }
}
