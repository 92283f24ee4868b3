import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { inSpan } from '../../platform/telemetry/spans.ts'

/** argon2id; memory in KiB. OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

/** Leaves one core free: each hash keeps a core busy, and sixty people may log in at once. */
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

export const hashPassword = (password: string): Promise<string> =>
  inSpan('password.hash', {}, () => queue.add(() => hash(password, cost)))

/** Compared against when the address is unknown, so that both answers take the same time. */
const dummyHash = hash('no account has this password', cost)

export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const expectedHash = storedHash ?? (await dummyHash)
  const matches = await inSpan('password.verify', {}, () => queue.add(() => verify(expectedHash, password)))
  return matches && storedHash !== null
}
