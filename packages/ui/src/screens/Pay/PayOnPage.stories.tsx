import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { cardPaymentTexts } from '../../texts/en/cardPayment.ts'
import { inGerman } from '../fixtures/german.tsx'
import { inPayingSite } from '../fixtures/siteFrame.tsx'
import { order, orderWithEverything } from './Pay.fixtures.ts'
import { Pay, type PayProps } from './Pay.tsx'

const ready = {
  status: 'ready',
  method: 'page',
  order,
  refusal: null,
  alert: null,
  busy: false,
  onSubmit: fn(),
  hrefs: { pricing: '#pricing' },
} satisfies PayProps

/** The order is paid on the provider's page: there is no card form, and no script of the provider. */
const meta = {
  title: 'Screens/Pay on the provider’s page',
  component: Pay,
  decorators: [inPayingSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Pay>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['state:cardPayment.enteringCard.filling'],
  args: ready,
  play: async ({ canvas, userEvent }) => {
    ready.onSubmit.mockClear()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Pay €9.00' }))
    await expect(ready.onSubmit).toHaveBeenCalledOnce()
  },
}

export const DiscountVatAndOrderId: Story = {
  args: { ...ready, order: orderWithEverything, onChangeBilling: fn() },
  globals: { viewport: { value: 'phone' } },
}

export const WorkingOutTheTotal: Story = {
  args: { ...ready, order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Working out your total' })).toBeDisabled()
  },
}

export const OpeningThePage: Story = {
  tags: ['state:cardPayment.charging.firstTry', 'state:cardPayment.charging.retry', 'state:cardPayment.redirecting'],
  args: { ...ready, busy: 'charging', billingLocked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Opening the payment page...' })).toBeDisabled()
  },
}

export const Refused: Story = {
  tags: ['state:cardPayment.enteringCard.declined'],
  args: {
    ...ready,
    alert: 'refused',
    refusal:
      'The payment service does not take orders of this amount and currency. You were not charged. Please choose another plan or currency.',
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('The payment did not go throughThe payment service does not take orders')
    const pay = canvas.getByRole('button', { name: 'Pay €9.00' })
    await expect(alert.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const TotalHasChanged: Story = {
  args: { ...ready, alert: 'newTotal', refusal: 'The price has changed. Please check the new total.' },
}

export const OutcomeUnknown: Story = {
  tags: ['state:cardPayment.outcomeUnknown'],
  args: { ...ready, alert: 'unknown', refusal: cardPaymentTexts['card.outcomeUnknown'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not know yet whether you were charged')
    await expect(canvas.getByRole('button', { name: 'Pay €9.00' })).toBeEnabled()
  },
}

export const BackBeforeItWasConfirmed: Story = {
  args: { ...ready, alert: 'unconfirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This payment is not confirmed yetPay again to go on at the payment page. This order is never charged twice.',
    )
  },
}

export const LongNamesAndLargeSums: Story = {
  args: {
    ...ready,
    alert: 'refused',
    refusal: 'Bitte versuchen Sie es mit einer anderen Kreditkartenzahlungsmöglichkeit noch einmal.',
    order: {
      ...orderWithEverything,
      title: 'A pack with a title long enough to reach a second line',
      promoCode: 'A-PROMO-CODE-OF-THE-LONGEST-LENGTH-POSSIBLE',
      currency: 'JPY',
      net: 1_234_500,
      vat: 246_900,
      total: 1_481_400,
    },
  },
  decorators: [inGerman],
  globals: { viewport: { value: 'phone' } },
}
