import { expect, test } from 'vitest'
import { equalSecrets, hashSecret, newSecret } from './secrets.ts'

test('a secret has 256 bits, is random, and is safe in a URL', () => {
  const secrets = Array.from({ length: 20 }, newSecret)
  expect(new Set(secrets).size).toBe(20)
  for (const secret of secrets) {
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    expect(encodeURIComponent(secret)).toBe(secret)
  }
})

test('stores a secret as its SHA-256, as all versions did', () => {
  expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('only the same secret is equal, at any length', () => {
  expect(equalSecrets('abc', 'abc')).toBe(true)
  for (const other of ['abd', 'ab', 'abcd', '']) expect(equalSecrets('abc', other)).toBe(false)
})
