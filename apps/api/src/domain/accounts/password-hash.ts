import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { inSpan } from '../../platform/telemetry/spans.ts'

/** argon2id; memory in KiB. OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Leaves one core free: each hash keeps a core busy, and sixty people may log in at once. */
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

async function hash(password: string): Promise<string> {
  const argon2 = await import('@node-rs/argon2')
  return argon2.hash(password, cost)
}

export const hashPassword = (password: string): Promise<string> =>
  inSpan('password.hash', {}, () => queue.add(() => hash(password)))

let dummyHash: Promise<string> | undefined

export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const { verify } = await import('@node-rs/argon2')
  // Compared against when the address is unknown, and awaited when it is known, so that both answers take the same time.
  dummyHash ??= hash('no account has this password')
  const unknown = await dummyHash
  const matches = await inSpan('password.verify', {}, () => queue.add(() => verify(storedHash ?? unknown, password)))
  return matches && storedHash !== null
}
