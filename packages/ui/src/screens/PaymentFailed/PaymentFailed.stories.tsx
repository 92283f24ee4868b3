import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { cardPaymentTexts } from '../../texts/en/cardPayment.ts'
import { inMemberSite } from '../fixtures/siteFrame.tsx'
import { PaymentFailed } from './PaymentFailed.tsx'

const meta = {
  title: 'Screens/PaymentFailed',
  component: PaymentFailed,
  decorators: [inMemberSite],
  parameters: { layout: 'fullscreen' },
  args: { failure: { kind: 'failed', error: null }, tryAgainHref: '#pay', contactHref: '#contact', onContact: fn() },
} satisfies Meta<typeof PaymentFailed>

export default meta
type Story = StoryObj<typeof meta>

export const NoReasonGiven: Story = {
  tags: ['state:depositPolling.failed', 'R379', 'R380', 'R381'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Payment Failed')
    await expect(
      canvas.getByText(
        'Unfortunately, your payment could not be processed. Please try again or contact support if the problem persists.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText('Please try again or contact support if the problem persists.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '#pay')
    await userEvent.click(canvas.getByRole('link', { name: 'Contact support' }))
    await expect(args.onContact).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  tags: ['R380', 'R381'],
  args: { failure: { kind: 'failed', error: 'Your card has insufficient funds.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your card has insufficient funds.')).toBeVisible()
    await expect(
      canvas.getByText(/^Unfortunately, your payment could not be processed\. Please try again /),
    ).toBeVisible()
    await expect(
      canvas.queryByText('Please try again or contact support if the problem persists.'),
    ).not.toBeInTheDocument()
  },
}

export const Cancelled: Story = {
  tags: ['state:depositPolling.cancelled'],
  parameters: { says: ['deposit.cancelled'] },
  args: { failure: { kind: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Payment was cancelled')).toBeVisible()
  },
}

/** The address can contain anything: it is shown as text, up to 200 characters. */
export const HostileReason: Story = {
  args: { failure: { kind: 'failed', error: `<img src=x onerror=alert(1)>${'a'.repeat(400)}` } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvas.getByText(/^<img src=x/).textContent).toHaveLength(200)
  },
}

export const Announced: Story = { ...withToast('error', cardPaymentTexts, 'deposit.failed') }
