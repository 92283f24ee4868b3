import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
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

interface MailViewProps {
  mail: Parameters<typeof renderMail>[0]
}

/** The mailbox's scheme, without the reader's: a frame does not inherit it in every browser. */
const inScheme = (html: string, scheme: 'light' | 'dark') =>
  html.replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')

function Frame({ html, scheme, width }: { html: string; scheme: 'light' | 'dark'; width: number }) {
  const [height, setHeight] = useState(400)
  return (
    <iframe
      title={`${scheme}, ${width} px`}
      srcDoc={inScheme(html, scheme)}
      style={{ width, height, maxWidth: '100%', border: 0, display: 'block' }}
      onLoad={({ currentTarget: { contentDocument } }) =>
        setHeight(contentDocument?.documentElement.scrollHeight ?? 400)
      }
    />
  )
}

/** A mail in both schemes at the widths of a phone and of a mailbox, and its text. */
function MailView({ mail }: MailViewProps) {
  const { subject, html, text } = renderMail(mail)
  return (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <strong>{subject}</strong>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'flex-start' }}>
        {([640, 390] as const).flatMap((width) =>
          (['light', 'dark'] as const).map((scheme) => (
            <Frame key={`${scheme}${width}`} {...{ html, scheme, width }} />
          )),
        )}
      </div>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{text}</pre>
    </div>
  )
}

const meta = {
  title: 'Mails/Mails',
  component: MailView,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const frames = [...canvasElement.querySelectorAll('iframe')]
    await expect(frames).toHaveLength(4)
    for (const frame of frames) {
      await waitFor(() => expect(frame.contentDocument?.querySelector('.card')).not.toBeNull())
      const page = frame.contentDocument?.documentElement
      await expect(page?.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
      // No script, no image, no file of another address.
      await expect(page?.querySelectorAll('script, img, link, iframe')).toHaveLength(0)
    }
  },
} satisfies Meta<typeof MailView>

export default meta
type Story = StoryObj<typeof meta>

const link = `https://mintage.example/api/email/verify?token=${'x'.repeat(43)}`

export const Verification: Story = { args: { mail: verificationMail({ link }) } }

export const PasswordReset: Story = { args: { mail: passwordResetMail({ link }) } }

export const Contact: Story = {
  args: {
    mail: contactMail({
      name: 'Grace <b>Hopper</b>',
      email: 'grace@example.com',
      phone: '+35312345678',
      topic: 'Invoices',
      message: 'Where is my invoice?\n\nOrder MT-WQ7T-V2G & thanks <script>alert(1)</script>',
    }),
  },
}

export const Purchase: Story = { args: { mail: purchaseMail(purchase) } }

export const PurchaseWithoutVat: Story = {
  args: {
    mail: purchaseMail({
      ...purchase,
      discount: 0,
      vat: 0,
      vatPercent: 0,
      net: 900,
      total: 900,
      card: null,
      consentedAt: null,
      termsUrl: null,
    }),
  },
}

export const Refund: Story = { args: { mail: refundMail(refund) } }

export const RefundWithDebt: Story = { args: { mail: refundMail({ ...refund, reason: 'provider', debt: 400 }) } }

export const RefundOfASecondCharge: Story = {
  args: { mail: refundMail({ ...refund, reason: 'secondCharge', taken: 0 }) },
}

export const Withdrawal: Story = { args: { mail: withdrawalMail(withdrawal) } }

export const LongWords: Story = {
  args: {
    mail: withdrawalMail({
      ...withdrawal,
      name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      title: 'Bildbearbeitungsunternehmenspaket'.repeat(3),
      amount: 1_234_567_890,
      vat: 205_761_315,
      currency: 'KWD',
      digits: 3,
    }),
  },
}
