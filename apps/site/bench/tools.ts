import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Measuring tools that are fetched when they are needed: 176 MB of Lighthouse are not for everybody who installs
 * (docs/decisions/site-benchmark.md).
 */
const versions = { lighthouse: '13.5.0', autocannon: '9.0.0' } as const

/** @returns what the tool printed */
export async function runTool(
  tool: keyof typeof versions,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const fetched = ['exec', '--yes', `--package=${tool}@${versions[tool]}`, '--', tool, ...words]
  const { stdout } = await run('npm', fetched, {
    env: { ...process.env, ...env },
    maxBuffer: 256 * 1024 * 1024,
    timeout: 300_000,
  })
  return stdout
}
