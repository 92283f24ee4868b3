import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 bits, safe in a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Only the hash is stored, so a copy of the database opens no session. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export function equalSecrets(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(one)), Buffer.from(hashSecret(other)))
}
