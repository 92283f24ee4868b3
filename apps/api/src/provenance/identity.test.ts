import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import type { Identity } from './cose.ts'
import { readIdentity } from './identity.ts'

const folder = mkdtempSync(join(tmpdir(), 'mintage-identity-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let own: Identity
let other: Identity
beforeAll(async () => {
  own = await readIdentity(null, join(folder, 'own'))
  other = await readIdentity(null, join(folder, 'other'))
})

describe('a self-made certificate', () => {
  test('stays the same at the next start, with a private key file', async () => {
    expect(await readIdentity(null, join(folder, 'own'))).toEqual(own)
    expect(statSync(join(folder, 'own', 'content-credentials.pem')).mode & 0o777).toBe(0o600)
    expect(other.privateKey).not.toBe(own.privateKey)
  })
})

describe("the operator's certificate", () => {
  let written = 0
  const files = (certificate: string, privateKey: string) => {
    written += 1
    const at = join(folder, String(written))
    mkdirSync(at)
    writeFileSync(join(at, 'certificate.pem'), certificate)
    writeFileSync(join(at, 'key.pem'), privateKey)
    return { certificate: join(at, 'certificate.pem'), privateKey: join(at, 'key.pem') }
  }
  const onlyFirst = ({ certificates }: Identity) => certificates.slice(0, certificates.indexOf('END CERTIFICATE') + 20)

  test('is used', async () => {
    const taken = await readIdentity(files(own.certificates, own.privateKey), join(folder, 'unused'))
    expect(taken).toEqual({ certificates: own.certificates, privateKey: own.privateKey })
  })

  test.each([
    [
      'a file that is missing',
      () => ({ certificate: '/nowhere.pem', privateKey: '/nowhere.pem' }),
      /^C2PA_CERTIFICATE names a file that cannot be read \(ENOENT\): \/nowhere\.pem$/,
    ],
    [
      'no certificate',
      () => files('Dear diary', own.privateKey),
      /^C2PA_CERTIFICATE must name a file with certificates/,
    ],
    ['no issuer', () => files(onlyFirst(own), own.privateKey), /^C2PA_CERTIFICATE must name .* and its issuers$/],
    [
      'another issuer',
      () => files(`${onlyFirst(own)}\n${onlyFirst(other)}`, own.privateKey),
      /^C2PA_CERTIFICATE must have the issuer/,
    ],
    ['no key', () => files(own.certificates, 'Dear diary'), /^C2PA_PRIVATE_KEY must name a file with a private key/],
    ['the key of another one', () => files(own.certificates, other.privateKey), /^C2PA_PRIVATE_KEY does not belong/],
  ])('is refused at start: %s', async (_name, wrong, message) => {
    await expect(readIdentity(wrong(), folder)).rejects.toThrow(message)
  })

  test('needs both variables', () => {
    expect(() => readConfig({ C2PA_CERTIFICATE: 'a.pem' })).toThrow('C2PA_PRIVATE_KEY must be set too')
    expect(() => readConfig({ C2PA_PRIVATE_KEY: 'a.pem' })).toThrow('C2PA_CERTIFICATE must be set too')
  })
})
