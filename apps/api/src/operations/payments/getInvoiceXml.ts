import { canBeElectronic } from '../../domain/invoices/electronic.ts'
import { findDocument } from '../../domain/invoices/read.ts'
import { NotFoundError } from '../../errors.ts'
import { defineMemberOperation, Replied } from '../operation.ts'
import { sendDocument } from '../send-document.ts'

export const getInvoiceXml = defineMemberOperation('getInvoiceXml', async ({ path, member, reply }, { db }) => {
  const { document } = await findDocument(db, member.id, path.id)
  if (!canBeElectronic(document))
    throw new NotFoundError('This invoice has no XML: it needs a company and its VAT number.')
  const { writeXml } = await import('../../domain/invoices/xml/write-xml.ts')
  return new Replied(sendDocument(reply, `${document.number}.xml`, 'application/xml', writeXml(document)))
})
