import type { FastifyReply } from 'fastify'

/** The number of a document has only letters, digits and dashes, so its file name needs no quotation. */
export const sendDocument = (reply: FastifyReply, name: string, type: string, body: Buffer): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'private, no-cache')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(body)
