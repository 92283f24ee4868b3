import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { prepareDataDir } from './databases.ts'
import type { Running } from './processes.ts'

export interface MainProcess extends Running {
  lines: string[]
  /** Stops the process; resolves to its exit code. */
  stop(): Promise<unknown>
}

const source = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Removes the machine's own OpenTelemetry settings. */
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('OTEL_')))

/** The server as an operator starts it, on a free port. */
export async function startMain(
  env: Record<string, string>,
  execArgv: string[] = [],
  main: string = source,
): Promise<MainProcess> {
  await prepareDataDir(env)
  const child: ChildProcess = spawn(process.execPath, ['--liftoff-only', ...execArgv, main], {
    env: { ...plain, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('the server has no output')
  const lines: string[] = []
  const ready = Promise.withResolvers<string>()
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    const listening = /Server listening at (http:[^"]+)/.exec(line)?.[1]
    if (listening) ready.resolve(listening)
  })
  child.once('exit', (code) => ready.reject(new Error(`the server stopped with ${code}:\n${lines.join('\n')}`)))
  return {
    process: child,
    address: await ready.promise,
    lines,
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}
