import { mailsTexts } from '../texts/en/mails.ts'
import { fill, type Slots } from '../texts/interpolate.ts'

type Texts = typeof mailsTexts

/** A text of the mails; exactly its slots must be given. */
export const say = <Key extends keyof Texts>(
  key: Key,
  ...[values]: [Slots<Texts[Key]>] extends [never] ? [] : [values: Readonly<Record<Slots<Texts[Key]>, string | number>>]
): string => fill(mailsTexts[key], values ?? {})

const tokensFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Tenths of a token: `200.9`. */
export const tokens = (tenths: number): string => tokensFormat.format(tenths / 10)

const timeFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' })

/** `November 21, 2026 at 8:12:30 AM UTC`: a mail has no time zone of its reader. */
export const time = (at: Date): string => timeFormat.format(at)

/** An amount of minor units. */
export interface MailMoney {
  currency: string
  digits: number
}

export const money = (minor: number, { currency, digits }: MailMoney): string =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 10 ** digits)
