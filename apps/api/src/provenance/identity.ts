import { createPrivateKey, type KeyObject, webcrypto, type X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IdentityFiles } from '../platform/config/config.ts'
import { ConfigError } from '../platform/support/env.ts'
import { codeOf } from '../platform/support/error-code.ts'
import { writeOnce } from '../platform/support/write-once.ts'
import { algorithmOf, type Identity, readCertificates } from './cose.ts'

function readFileOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new ConfigError(variable, `names a file that cannot be read (${codeOf(error) ?? 'unknown'}): ${path}`)
  }
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new ConfigError('C2PA_PRIVATE_KEY', 'must name a file with a private key in PEM, without a password')
  }
}

function readChain(pem: string): X509Certificate[] {
  try {
    return readCertificates(pem)
  } catch {
    return []
  }
}

/** @throws ConfigError at start, before the first image needs the identity */
function readConfigured({ certificate, privateKey }: IdentityFiles, now: Date): Identity {
  const identity = {
    certificates: readFileOf('C2PA_CERTIFICATE', certificate),
    privateKey: readFileOf('C2PA_PRIVATE_KEY', privateKey),
  }
  const [own, issuer] = readChain(identity.certificates)
  if (!own || !issuer) {
    throw new ConfigError('C2PA_CERTIFICATE', 'must name a file with certificates in PEM: the own one, and its issuers')
  }
  const key = readKey(identity.privateKey)
  if (algorithmOf(key) === null) {
    throw new ConfigError('C2PA_PRIVATE_KEY', 'must be an EC key (P-256, P-384, P-521), an Ed25519 or an RSA key')
  }
  if (!own.checkPrivateKey(key)) throw new ConfigError('C2PA_PRIVATE_KEY', 'does not belong to C2PA_CERTIFICATE')
  if (own.validToDate < now) throw new ConfigError('C2PA_CERTIFICATE', `expired on ${own.validTo}`)
  if (!own.checkIssued(issuer)) {
    throw new ConfigError('C2PA_CERTIFICATE', 'must have the issuer of the first certificate as the second one')
  }
  return identity
}

const YEARS = 10
const pkcs8 = { format: 'der', type: 'pkcs8' } as const
const E_MAIL_PROTECTION = '1.3.6.1.5.5.7.3.4'

/** A private root and a signing certificate issued by it (C2PA 2.4, 14.5). */
async function makeIdentity(): Promise<Identity> {
  await import('reflect-metadata')
  const x509 = await import('@peculiar/x509')
  x509.cryptoProvider.set(webcrypto)
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const makeKeys = () => webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const [rootKeys, keys] = [await makeKeys(), await makeKeys()]
  const notBefore = new Date()
  const notAfter = new Date(notBefore)
  notAfter.setFullYear(notAfter.getFullYear() + YEARS)
  const shared = { notBefore, notAfter, signingAlgorithm: algorithm }
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    name: 'CN=Mintage self-made root, O=Mintage',
    keys: rootKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  })
  const own = await x509.X509CertificateGenerator.create({
    ...shared,
    subject: 'CN=Mintage, O=Mintage',
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([E_MAIL_PROTECTION], false),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  })
  const privateKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey))
  return {
    certificates: `${own.toString('pem')}\n${root.toString('pem')}\n`,
    privateKey: String(createPrivateKey({ key: privateKey, ...pkcs8 }).export({ type: 'pkcs8', format: 'pem' })),
  }
}

function readStored(file: string): Identity | null {
  try {
    const pem = readFileSync(file, 'utf8')
    return { certificates: pem, privateKey: pem.slice(pem.indexOf('-----BEGIN PRIVATE KEY')) }
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * The operator's identity, or one that is created at the first start; the first of several processes writes the file.
 */
export async function readIdentity(files: IdentityFiles | null, dataDir: string): Promise<Identity> {
  if (files !== null) return readConfigured(files, new Date())
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'content-credentials.pem')
  const stored = readStored(file)
  if (stored) return stored
  const { certificates, privateKey } = await makeIdentity()
  writeOnce(file, `${certificates}${privateKey}`)
  return readStored(file) ?? { certificates, privateKey }
}
