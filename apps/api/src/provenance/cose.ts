import { constants, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'

/** A certificate chain and the private key. */
export interface Identity {
  /** PEM, the signer's first. */
  certificates: string
  /** PEM, PKCS #8. */
  privateKey: string
}

interface Algorithm {
  /** The C2PA library's name of the algorithm. */
  name: string
  /** The number in RFC 9053 and RFC 8230. */
  cose: number
  hash: string | null
}

const curves: Readonly<Record<string, Algorithm>> = {
  prime256v1: { name: 'es256', cose: -7, hash: 'sha256' },
  secp384r1: { name: 'es384', cose: -35, hash: 'sha384' },
  secp521r1: { name: 'es512', cose: -36, hash: 'sha512' },
}

/** The signature algorithm of a key (C2PA 2.4, 13.2). Null if C2PA does not allow the key. */
export function algorithmOf(key: KeyObject): Algorithm | null {
  switch (key.asymmetricKeyType) {
    case 'ec':
      return curves[key.asymmetricKeyDetails?.namedCurve ?? ''] ?? null
    case 'ed25519':
      return { name: 'ed25519', cose: -8, hash: null }
    case 'rsa':
    case 'rsa-pss':
      return { name: 'ps256', cose: -37, hash: 'sha256' }
    default:
      return null
  }
}

/** The head of a CBOR item (RFC 8949, 3): major type, and length or value. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value])
  if (value < 0x100) return Buffer.from([(kind << 5) | 24, value])
  const bytes = value < 0x10000 ? 2 : 4
  const buffer = Buffer.alloc(1 + bytes)
  buffer[0] = (kind << 5) | (bytes === 2 ? 25 : 26)
  buffer.writeUIntBE(value, 1, bytes)
  return buffer
}

const whole = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytesItem = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const textItem = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const list = (...items: Buffer[]) => Buffer.concat([head(4, items.length), ...items])
const map = (...pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
const SIGN1 = head(6, 18)
const NULL = Buffer.from([0xf6])
/** Header parameters of COSE: algorithm, and the chain of certificates (RFC 9360). */
const ALGORITHM = 1
const CERTIFICATES = 33

const PEM_BLOCK = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

export const readCertificates = (pem: string): X509Certificate[] =>
  (pem.match(PEM_BLOCK) ?? []).map((block) => new X509Certificate(block))

/** Enough for a signature with four certificates. */
const SIGNATURE_BYTES = 16_384

/** A signer for the C2PA library, which wants a COSE_Sign1 of exactly SIGNATURE_BYTES. */
export function createSigner({ certificates, privateKey }: Identity): {
  alg: string
  reserveSize: number
  sign: (claim: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
} {
  const key = createPrivateKey(privateKey)
  const algorithm = algorithmOf(key)
  if (algorithm === null) throw new Error('C2PA takes no key of this kind')
  const chain = readCertificates(certificates).map((certificate) => bytesItem(certificate.raw))
  const isProtected = bytesItem(map([whole(ALGORITHM), whole(algorithm.cose)], [whole(CERTIFICATES), list(...chain)]))

  function signed(claim: Uint8Array): Buffer {
    const content = list(textItem('Signature1'), isProtected, bytesItem(Buffer.alloc(0)), bytesItem(claim))
    const options =
      algorithm?.name === 'ps256'
        ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
        : ({ key, dsaEncoding: 'ieee-p1363' } as const)
    const signature = bytesItem(sign(algorithm?.hash, content, options))
    const withPadding = (length: number) =>
      Buffer.concat([
        SIGN1,
        list(isProtected, map([textItem('pad'), bytesItem(Buffer.alloc(length))]), NULL, signature),
      ])
    // Shorter padding would have a shorter head.
    const shortest = 0x100
    const room = SIGNATURE_BYTES - withPadding(shortest).length
    if (room < 0) throw new Error('the certificates are too long to be signed with')
    return withPadding(shortest + room)
  }

  return {
    alg: algorithm.name,
    reserveSize: SIGNATURE_BYTES,
    sign: (claim) => Promise.resolve(new Uint8Array(signed(claim))),
  }
}
