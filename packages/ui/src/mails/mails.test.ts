import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailsTexts } from '../texts/en/mails.ts'
import {
  contactMail,
  passwordResetMail,
  purchaseMail,
  refundMail,
  renderMail,
  verificationMail,
  withdrawalMail,
} from './index.ts'
import { purchase, refund, withdrawal } from './mails.fixtures.ts'

const link = 'https://mintage.example/x?token=abc&email=ada%40example.com'

test('the text of an account mail has its link alone on a line', () => {
  expect(renderMail(verificationMail({ link })).text).toBe(
    `Welcome to Mintage. Confirm that this e-mail address is yours:\n${link}\n\nThe link works for 24 hours.`,
  )
  expect(renderMail(passwordResetMail({ link })).text.split('\n')).toContain(link)
})

test('a purchase is confirmed with its sums, and with the right to withdraw', () => {
  const { subject, text, html } = renderMail(purchaseMail(purchase))
  expect(subject).toBe('Your purchase of 100 tokens')
  for (const words of [
    'Order: MT-WQ7T-V2G',
    'Tokens: 100',
    'Net: €8.10',
    'VAT 20%: €1.62',
    'Total paid: €9.72',
    'until December 4, 2026 at 9:35:04 AM UTC',
    'on November 20, 2026 at 9:34:10 AM UTC that we begin at once',
    'Terms of use: https://mintage.example/terms',
  ]) {
    expect(text).toContain(words)
  }
  expect(html).toContain('€9.72')
})

test('a refund names the tokens that were taken, and a debt only where there is one', () => {
  expect(renderMail(refundMail(refund)).text).toContain('Tokens taken back: 50')
  expect(renderMail(refundMail(refund)).text).not.toContain('You owe')
  expect(renderMail(refundMail({ ...refund, debt: 400 })).text).toContain('You owe 40 tokens')
})

test('a withdrawal is confirmed with its time to the second', () => {
  const { text } = renderMail(withdrawalMail(withdrawal))
  expect(text).toContain('on November 21, 2026 at 8:12:30 AM UTC')
  expect(text).toContain('You get back: €8.55')
})

test('no words of another person become markup', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, message) => {
      const html = renderMail(contactMail({ name, email: 'a@b.example', phone: null, topic: name, message })).html
      const plain = renderMail(
        contactMail({ name: '', email: 'a@b.example', phone: null, topic: '', message: '' }),
      ).html
      const tags = (text: string) => text.match(/<[^>]*>/g)
      expect(tags(html)).toEqual(tags(plain))
    }),
  )
})

test('amounts have the decimals of their currency', () => {
  const dinars = { ...withdrawal, amount: 8106, vat: 0, currency: 'KWD', digits: 3 }
  expect(renderMail(withdrawalMail(dinars)).text).toMatch(/You get back: KWD\s8\.106/)
  const yen = { ...withdrawal, amount: 3846, vat: 0, currency: 'JPY', digits: 0 }
  expect(renderMail(withdrawalMail(yen)).text).toContain('You get back: ¥3,846')
})

test('every text of the catalogue is in a mail', () => {
  const message = { name: 'Grace', email: 'grace@example.com', topic: 'Invoices', message: 'Where?' }
  const reasons = ['secondCharge', 'priceChanged', 'orderRefunded', 'withdrawal', 'provider'] as const
  const words = [
    verificationMail({ link }),
    passwordResetMail({ link }),
    contactMail({ ...message, phone: null }),
    contactMail({ ...message, phone: '+35312345678' }),
    purchaseMail(purchase),
    ...reasons.map((reason) => refundMail({ ...refund, reason, debt: 400 })),
    withdrawalMail(withdrawal),
  ]
    .flatMap(({ subject, preview = '', blocks, footer }) => [subject, preview, JSON.stringify(blocks), ...footer])
    .join('\n')
  const isIn = (text: string) =>
    new RegExp(
      text
        .split(/\{\w+\}/)
        .map((part) =>
          JSON.stringify(part)
            .slice(1, -1)
            .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
        )
        .join('.*?'),
    ).test(words)
  expect(Object.entries(mailsTexts).flatMap(([key, text]) => (isIn(text) ? [] : [key]))).toEqual([])
})
