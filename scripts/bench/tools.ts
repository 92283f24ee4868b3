import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Fetched when they are needed: Lighthouse alone is 176 MB (docs/decisions/page-head.md). */
const versions = { lighthouse: '13.5.0', autocannon: '9.0.0' } as const

/** @returns what the tool prints */
export async function runTool(tool: keyof typeof versions, ...args: readonly string[]): Promise<string> {
  const command = ['exec', '--yes', `--package=${tool}@${versions[tool]}`, '--', tool, ...args]
  const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: 2 ** 28, timeout: 300_000 })
  return stdout
}
