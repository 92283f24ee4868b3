import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import {
  chargedLate,
  companyReceipt,
  creditedReceipt,
  disputed,
  givenBack,
  largePayments,
  paidTwice,
  payments,
  receipt,
  refundedInParts,
  withdrawable,
} from './PaymentHistory.fixtures.ts'
import { PaymentHistory } from './PaymentHistory.tsx'

const meta = {
  title: 'Screens/PaymentHistory',
  component: PaymentHistory,
  decorators: [inAccount('paymentHistory')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: { status: 'ready', rows: payments, more: 'none', onMore: fn() },
    receipt: null,
    onReceiptClose: fn(),
    withdrawal: {
      status: null,
      figures: null,
      problem: null,
      onOpen: fn(),
      onReadAgain: fn(),
      onConfirm: fn(),
      onClose: fn(),
    },
    debt: 0,
    hrefs: { pricing: '#pricing' },
  },
} satisfies Meta<typeof PaymentHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { list: { status: 'loading' } } }

export const NoPayments: Story = {
  args: { list: { status: 'ready', rows: [], more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See token packs' })).toHaveAttribute('href', '#pricing')
  },
}

const onRetry = fn()

export const Failed: Story = {
  args: { list: { status: 'error', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}

export const EveryStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(payments.length + 1)
    await expect(canvas.getByRole('link', { name: 'Receipt of Nov 19, 2026' })).toBeVisible()
    await expect(canvas.getByText('MT-WQ7T-V2G')).toBeVisible()
  },
}

/** A second charge is refunded automatically: the charge and its refund are below the order (D73). */
export const ChargedTwice: Story = {
  args: { list: { status: 'ready', rows: paidTwice, more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(seen).toHaveLength(6)
    await expect(seen[1]).toMatch(/€9\.72.*4242.*Paid/)
    await expect(seen[2]).toMatch(/Nov 19, 2026.*€9\.72.*Mastercard ending in 4444.*Second charge/)
    await expect(seen[3]).toMatch(/Nov 20, 2026.*−€9\.72.*Mastercard ending in 4444.*−€1\.62.*Refunded/)
    await expect(seen[4]).toMatch(/€9\.72.*Visa ending in 3189.*Second charge/)
    await expect(seen[5]).toMatch(/−€9\.72.*Visa ending in 3189.*Refund on its way/)
    await expect(canvas.getAllByRole('link', { name: /^Receipt/ })).toHaveLength(1)
  },
}

/** A charge at an outdated price does not pay the order and is refunded, even if the order is unpaid. */
export const ChargedAtAnOldPrice: Story = {
  args: { list: { status: 'ready', rows: chargedLate, more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(seen).toHaveLength(7)
    await expect(seen[1]).toMatch(/€10\.80.*4242.*€1\.80.*Failed/)
    await expect(seen[2]).toMatch(/Nov 19, 2026.*€9\.72.*Mastercard ending in 4444.*€1\.62.*Charged at an old price/)
    await expect(seen[3]).toMatch(/Nov 20, 2026.*−€9\.72.*Mastercard ending in 4444.*−€1\.62.*Refunded/)
    await expect(seen[4]).toMatch(/€10\.80.*4242.*€1\.80.*Paid/)
    await expect(seen[5]).toMatch(/€9\.72.*Visa ending in 3189.*€1\.62.*Charged at an old price/)
    await expect(seen[6]).toMatch(/−€9\.72.*Visa ending in 3189.*−€1\.62.*Refund on its way/)
  },
}

/** The order's line is the charge, so only the refund is added. */
export const OrderRefunded: Story = {
  args: { list: { status: 'ready', rows: givenBack, more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(seen).toHaveLength(3)
    await expect(seen[1]).toMatch(/€9\.72.*4242.*Paid/)
    await expect(seen[2]).toMatch(/Nov 20, 2026.*−100tokens.*−€9\.72.*4242.*−€1\.62.*Refunded/)
    await expect(canvas.getByRole('link', { name: 'Credit note of Nov 20, 2026' })).toHaveAttribute(
      'href',
      '#credit-note',
    )
  },
}

export const Withdrawable: Story = {
  tags: ['state:withdrawal.closed'],
  args: { list: { status: 'ready', rows: withdrawable, more: 'none', onMore: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: /^Withdraw from purchase/ })
    await expect(buttons).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw from purchase of Nov 19, 2026' }))
    await expect(args.withdrawal.onOpen).toHaveBeenCalledWith('8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50')
  },
}

export const RefundedInParts: Story = {
  args: { list: { status: 'ready', rows: refundedInParts, more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(seen).toHaveLength(9)
    await expect(seen[2]).toMatch(/−88tokens.*−€8\.55.*Withdrawn, refund on its way/)
    await expect(seen[4]).toMatch(/Nov 20, 2026.*−€8\.55.*Withdrawn, refunded/)
    await expect(seen[6]).toMatch(/−€9\.72.*Refunded by the payment provider/)
    await expect(seen[8]).toMatch(/−25tokens.*−€2\.43.*Partly refunded/)
  },
}

/** Tokens of a refunded purchase were spent already. */
export const InDebt: Story = {
  args: { list: { status: 'ready', rows: givenBack, more: 'none', onMore: fn() }, debt: 400 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You owe 40 tokens of a refunded purchase/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See token packs' })).toHaveAttribute('href', '#pricing')
  },
}

export const Disputed: Story = {
  args: { list: { status: 'ready', rows: disputed, more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    const seen = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(seen[1]).toMatch(/Disputed at the bank/)
    await expect(seen[2]).toMatch(/Returned by the bank/)
    await expect(seen[3]).toMatch(/Paid/)
  },
}

export const MoreToLoad: Story = {
  args: { list: { status: 'ready', rows: payments, more: 'available', onMore: fn() } },
}

export const LoadingMore: Story = { args: { list: { status: 'ready', rows: payments, more: 'loading', onMore: fn() } } }

export const MoreFailed: Story = { args: { list: { status: 'ready', rows: payments, more: 'failed', onMore: fn() } } }

/** An open dialog would cover the whole docs page, so each has its own frame. */
const inOwnWindow = { docs: { story: { inline: false, height: '720px' } } }

export const Receipt: Story = {
  parameters: inOwnWindow,
  args: { receipt: { status: 'ready', receipt } },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Receipt M-2026-000042' })
    await expect(dialog).toHaveTextContent('€9.72')
    await expect(within(dialog).getByText(/100 tokens/)).toHaveTextContent(/^Pocket, 100 tokens$/)
    await expect(dialog).toHaveTextContent('Order IDMT-WQ7T-V2G')
    await userEvent.keyboard('{Escape}')
    await expect(args.onReceiptClose).toHaveBeenCalledOnce()
  },
}

/** A title that does not contain the number of tokens. */
export const ReceiptOfAPackByName: Story = {
  tags: ['!visual'],
  parameters: inOwnWindow,
  args: {
    receipt: { status: 'ready', receipt: { ...receipt, lines: [{ title: 'Pocket', tokens: 1000, amount: 900 }] } },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getByText(/100 tokens/)).toHaveTextContent(/^Pocket · 100 tokens$/)
  },
}

/** Reverse charge is said in a sentence, and the company's program reads the XML. */
export const ReceiptOfACompany: Story = {
  parameters: inOwnWindow,
  args: { receipt: { status: 'ready', receipt: companyReceipt } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Receipt M-2026-000043' })
    await expect(dialog).toHaveTextContent('VAT number EL123456789')
    await expect(dialog).toHaveTextContent('VAT 0%€0.00')
    await expect(dialog).toHaveTextContent(/Reverse charge: the recipient accounts for the VAT/)
    await expect(screen.getByRole('link', { name: 'Download invoice (PDF)' })).toHaveAttribute('href', '#invoice.pdf')
    await expect(screen.getByRole('link', { name: 'Download invoice (XML)' })).toHaveAttribute('href', '#invoice.xml')
  },
}

export const ReceiptWithCreditNotes: Story = {
  parameters: inOwnWindow,
  args: { receipt: { status: 'ready', receipt: creditedReceipt } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Receipt M-2026-000042' })
    await expect(screen.queryByRole('link', { name: 'Download invoice (XML)' })).toBeNull()
    await expect(dialog).toHaveTextContent(/Credit note M-2026-000044.*−€2\.43.*Credit note M-2026-000045.*−€4\.86/)
    await expect(screen.getByRole('link', { name: 'Refund taken back, invoice M-2026-000046' })).toHaveAttribute(
      'href',
      '#invoice-46.pdf',
    )
  },
}

export const ReceiptLoading: Story = { args: { receipt: { status: 'loading' } }, parameters: inOwnWindow }

export const ReceiptFailed: Story = {
  args: { receipt: { status: 'error', onRetry: fn() } },
  parameters: inOwnWindow,
}

export const LongAmounts: Story = {
  args: { list: { status: 'ready', rows: largePayments, more: 'none', onMore: fn() } },
}
