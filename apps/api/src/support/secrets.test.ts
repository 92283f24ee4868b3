import { expect, test } from 'vitest'
import { equalSecrets, hashSecret, newSecret } from './secrets.ts'

test('a secret is of 256 bits, another each time, and stands in an address as it is', () => {
  const secrets = Array.from({ length: 20 }, newSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(encodeURIComponent(secret)).toBe(secret)
  }
})

test('what is kept of it is its SHA-256, as it was kept by every version', () => {
  expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('only the same secret is equal, whatever its length', () => {
  expect(equalSecrets('abc', 'abc')).toBe(true)
  for (const other of ['abd', 'ab', 'abcd', '']) expect(equalSecrets('abc', other)).toBe(false)
})
