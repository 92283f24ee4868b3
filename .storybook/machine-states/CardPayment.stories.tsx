import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inPayingSite } from '../../packages/ui/src/screens/fixtures/siteFrame.tsx'
import { Pay } from '../../packages/ui/src/screens/Pay/Pay.tsx'

const meta = {
  title: 'Machine states/Card payment',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const pay = {
  status: 'ready',
  order: {
    plan: 'Pocket',
    tokens: 1000,
    net: 900,
    discount: 0,
    promoCode: null,
    vat: 180,
    vatPercent: 20,
    total: 1080,
    currency: 'EUR',
    orderId: '00000000-0000-4000-8000-000000000101',
  },
  onChangeBilling: fn(),
  billingLocked: false,
  prefill: { cardholderName: 'Ada Coyne', email: 'ada@example.com', phone: '+35312345678' },
  errors: {},
  refusal: null,
  alert: null,
  returns: 0,
  busy: false,
  onSubmit: fn(),
  onEdit: fn(),
  hrefs: { pricing: '/pricing' },
} as const

/**
 * `enteringCard.filling`
 * - the person opens the pay screen after a checkout
 */
export const EnteringCardFilling: Story = {
  decorators: [inPayingSite],
  render: () => <Pay {...pay} />,
}

/**
 * `enteringCard.correcting`
 * - the person opens the pay screen after a checkout
 * - the person submits a card with mistakes
 */
export const EnteringCardCorrecting: Story = {
  decorators: [inPayingSite],
  render: () => <Pay {...pay} errors={{ cvv: 'CVV must be exactly 3 digits' }} />,
}

/**
 * `enteringCard.declined`
 * - the person opens the pay screen after a checkout
 * - the person submits a good card
 * - the server refuses the request
 */
export const EnteringCardDeclined: Story = {
  decorators: [inPayingSite],
  render: () => <Pay {...pay} refusal="This payment is no longer open." alert="refused" />,
}

/**
 * `charging.firstTry`
 * - the person opens the pay screen after a checkout
 * - the person submits a good card
 */
export const ChargingFirstTry: Story = {
  decorators: [inPayingSite],
  render: () => <Pay {...pay} billingLocked busy="charging" />,
}

/**
 * `outcomeUnknown`
 * - the person opens the pay screen after a checkout
 * - the person submits a good card
 * - no answer comes
 */
export const OutcomeUnknown: Story = {
  decorators: [inPayingSite],
  render: () => (
    <Pay
      {...pay}
      billingLocked
      refusal="We could not reach the payment service, so we do not know yet whether the payment went through. Pay again to check: the same payment is never charged twice."
      alert="unknown"
    />
  ),
}

/**
 * `redirecting`
 * - the person opens the pay screen after a checkout
 * - the person submits a good card
 * - the payment is accepted
 */
export const Redirecting: Story = {
  decorators: [inPayingSite],
  render: () => <Pay {...pay} billingLocked busy="redirecting" />,
}
