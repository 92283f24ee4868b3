import fs, { mkdtempSync, rmSync, statSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readServerSecret } from '../support/server-secret.ts'
import { createScopes } from './idempotency.ts'

const noon = { now: () => new Date('2026-11-20T12:00:00Z') }
const card = { card_number: '4242424242424242', cvv: '123' }

describe('the hash of a request', () => {
  const hash = createScopes('a secret of this server', noon)

  test('differs by person, operation, key and server, so that equal cards cannot be matched', () => {
    const hashes = [
      hash('ada', 'pay', 'key 1', card),
      hash('bea', 'pay', 'key 1', card),
      hash('ada', 'order', 'key 1', card),
      hash('ada', 'pay', 'key 2', card),
      createScopes('another secret', noon)('ada', 'pay', 'key 1', card),
    ].map(({ requestHash }) => requestHash)
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  test('is the same for the same request', () => {
    expect(hash('ada', 'pay', 'key', card)).toEqual(hash('ada', 'pay', 'key', { ...card }))
  })
})

describe("the server's secret", () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mintage-secret-'))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
    rmSync(folder, { recursive: true })
  })

  test('is created once, with 32 bytes, readable by its owner only', () => {
    const secret = readServerSecret(join(folder, 'data'))
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(readServerSecret(join(folder, 'data'))).toBe(secret)
    expect(statSync(join(folder, 'data/secret.key')).mode & 0o777).toBe(0o600)
  })

  test('fails with the reason if it cannot be written', () => {
    vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    })
    syncBuiltinESMExports()
    expect(() => readServerSecret(join(folder, 'data'))).toThrow('EACCES')
  })

  test('differs between folders', () => {
    expect(readServerSecret(join(folder, 'one'))).not.toBe(readServerSecret(join(folder, 'two')))
  })
})
