import { createTransport } from 'nodemailer'
import { SECOND } from '../../platform/support/clock.ts'
import { codeOf } from '../../platform/support/error-code.ts'
import { errorType } from '../../platform/telemetry/spans.ts'
import { type Mailer, MailFailure } from '../../ports/mailer.ts'

const TIMEOUTS = 20 * SECOND

const member = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : null)

/** E.g. `550 5.1.1`: the codes of RFC 5321 and RFC 3463 without the server's text. */
function replyOf(error: unknown): { status: number; numbers: string } | null {
  const status = member(error, 'responseCode')
  if (typeof status !== 'number') return null
  const enhanced = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(member(error, 'response')))?.[1]
  return { status, numbers: enhanced === undefined ? String(status) : `${status} ${enhanced}` }
}

/** Envelope and message errors concern this mail only; login and connection errors are not the mail's fault. */
function failureOf(error: unknown): MailFailure {
  const reply = replyOf(error)
  const code = codeOf(error)
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isPermanent = isOfThisMail && (reply === null || reply.status >= 500)
  const reason = code === 'EABORT' ? 'ETIMEDOUT' : errorType(error)
  return new MailFailure(reply?.numbers ?? reason, { isPermanent })
}

/** @param within milliseconds for one mail, from the connection to the server's last response */
export function createSmtpMailer(smtpUrl: string, from: string, within: number = TIMEOUTS): Mailer {
  const transport = createTransport(smtpUrl)
  return {
    async send({ to, subject, text, html }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          signal: AbortSignal.timeout(within),
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
