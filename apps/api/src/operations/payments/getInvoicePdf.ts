import { findDocument } from '../../domain/invoices/read.ts'
import { defineMemberOperation, Replied } from '../operation.ts'
import { sendDocument } from '../send-document.ts'

export const getInvoicePdf = defineMemberOperation('getInvoicePdf', async ({ path, member, reply }, { db }) => {
  const { document } = await findDocument(db, member.id, path.id)
  const { renderPdf } = await import('../../domain/invoices/pdf/render.ts')
  return new Replied(sendDocument(reply, `${document.number}.pdf`, 'application/pdf', await renderPdf(document)))
})
