import type { FastifyRequest } from 'fastify'
import type { Asset, Encoding } from './assets.ts'

/** Whether the client lists a content coding, and not with the weight 0. */
export function accepts({ headers }: Pick<FastifyRequest, 'headers'>, coding: string): boolean {
  const listed = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
  return listed.some(([name, ...weights]) => name === coding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight)))
}

export function pickEncoding(request: FastifyRequest, asset: Asset): Encoding {
  if (!asset.isCompressible) return 'identity'
  return accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : 'identity'
}
