import { hash, verify } from '@node-rs/argon2'

/** argon2id; memory in KiB. OWASP's first recommendation: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Compared against when the address is unknown, so that both answers take the same time. */
const nobody = hash('no account has this password', cost)

export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password)
  return matches && storedHash !== null
}
