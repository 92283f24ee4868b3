import { execFile } from 'node:child_process'
import { adminToken } from './operator.ts'
import type { Running } from './processes.ts'

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs the command as an operator does, without a terminal for questions. */
export function runAdmin(server: Running, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const main = new URL('../../src/admin-cli/main.ts', import.meta.url).pathname
  const around = { ...process.env, ADMIN_TOKEN: adminToken, ADMIN_URL: server.address, ADMIN_OPERATOR: 'grace', ...env }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [main, ...args], { env: around }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
    child.stdin?.end()
  })
}
