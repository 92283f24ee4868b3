import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AnswerOf, OperationId } from '../../src/platform/contract/types.ts'
import { describedAs } from './contract.ts'
import { prepareDataDir } from './databases.ts'

/** A server process that a test may kill. */
export interface Running {
  process: ChildProcess
  address: string
}

const children = new Set<ChildProcess>()

export function killAll(): void {
  for (const child of children) child.kill('SIGKILL')
}

export async function start(env: Record<string, string>): Promise<Running> {
  await prepareDataDir(env)
  const child = fork(new URL('./crash-server.ts', import.meta.url), {
    env: { ...process.env, RATE_LIMIT: 'off', LOG_LEVEL: 'error', ...env },
    // A short-lived process starts faster with the baseline WebAssembly compiler.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.add(child)
  child.on('exit', () => children.delete(child))
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server stopped with ${code} before it was ready`)
    }),
  ])
  return { process: child, address: String(Reflect.get(Object(message), 'address')) }
}

export async function kill({ process: child }: Running, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

interface Sent {
  token?: string | null
  body?: object
  query?: string
  headers?: Record<string, string>
}

/** Loosely typed: a refusal has other members, and tests check each member that they use. */
export async function send<Id extends OperationId>(
  server: Running,
  id: Id,
  { token, body, query = '', headers = {} }: Sent,
): Promise<{ status: number; answer: AnswerOf<Id> }> {
  const { method, path } = describedAs(id)
  const reply = await fetch(`${server.address}/api${path}${query}`, {
    method,
    headers: {
      ...headers,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, answer: JSON.parse(await reply.text()) }
}
