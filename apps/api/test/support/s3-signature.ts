import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

interface Signed {
  method: string
  /** Path and query as sent. */
  url: string
  headers: IncomingHttpHeaders
}

const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/

/** Checks the header of AWS Signature Version 4 as documented; the named hash covers the body. */
export function isSigned({ method, url, headers }: Signed, account: { accessKeyId: string; secretAccessKey: string }) {
  const [, credential = '', names = '', signature = ''] = form.exec(headers.authorization ?? '') ?? []
  const [accessKeyId, ...scope] = credential.split('/')
  const [path, query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((part) => (part === '' || part.includes('=') ? part : `${part}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope.join('/'),
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`)
  return accessKeyId === account.accessKeyId && hmac(key, toSign).toString('hex') === signature
}
