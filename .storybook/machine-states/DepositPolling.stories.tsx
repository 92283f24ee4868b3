import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inMemberSite } from '../../packages/ui/src/screens/fixtures/siteFrame.tsx'
import { PaymentFailed } from '../../packages/ui/src/screens/PaymentFailed/PaymentFailed.tsx'
import { PaymentPending } from '../../packages/ui/src/screens/PaymentPending/PaymentPending.tsx'

const meta = {
  title: 'Machine states/Deposit polling',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const paymentPending = {
  orderId: 'd-1',
  checking: false,
  onCheck: fn(),
  hrefs: { account: '/account', home: '/' },
} as const

const paymentFailed = { failure: { kind: 'failed', error: null }, tryAgainHref: '/pricing', onContact: fn() } as const

/**
 * `watching.deposit.pollingDeposit`
 * - a guest opens the pending screen with an order
 */
export const WatchingDepositPollingDeposit: Story = {
  decorators: [inMemberSite],
  render: () => <PaymentPending {...paymentPending} />,
}

/**
 * `watching.check.checking`
 * - a signed-in person opens the pending screen without an order
 * - the person checks the status
 */
export const WatchingCheckChecking: Story = {
  decorators: [inMemberSite],
  render: () => <PaymentPending {...paymentPending} orderId={null} checking />,
}

/**
 * `failed`
 * - a guest opens the pending screen with an order
 * - the server says: error
 */
export const Failed: Story = {
  decorators: [inMemberSite],
  render: () => <PaymentFailed {...paymentFailed} />,
}
