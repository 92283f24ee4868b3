import type { MailContent, RenderedMail } from './mail.ts'
import { renderHtml } from './renderHtml.ts'
import { renderText } from './renderText.ts'

export { contactMail, passwordResetMail, verificationMail } from './accountMails.ts'
export type { MailSender, RenderedMail } from './mail.ts'
export {
  type PurchaseMail,
  purchaseMail,
  type RefundMail,
  refundMail,
  type WithdrawalMail,
  withdrawalMail,
} from './paymentMails.ts'

/** Both forms of a mail, from the same parts. Plain functions: a server needs no React to write a mail. */
export const renderMail = (content: MailContent): RenderedMail => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content),
})
