import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { fillIn } from '../../controls/CardFields/edits.ts'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { Button } from '../../primitives/index.ts'
import { cardPaymentTexts } from '../../texts/en/cardPayment.ts'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { inGerman } from '../fixtures/german.tsx'
import { inPayingSite } from '../fixtures/siteFrame.tsx'
import { order, orderWithEverything, prefill } from './Pay.fixtures.ts'
import { Pay, type PayProps } from './Pay.tsx'

const ready = {
  status: 'ready',
  method: 'card',
  order,
  prefill,
  errors: {},
  refusal: null,
  alert: null,
  busy: false,
  onSubmit: fn(),
  hrefs: { pricing: '#pricing' },
} satisfies PayProps

/** No arg sets a field's value: card data remain in the inputs (D04). */
const meta = {
  title: 'Screens/Pay',
  component: Pay,
  decorators: [inPayingSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Pay>

export default meta
type Story = StoryObj<typeof meta>

function Redirected(args: PayProps) {
  const [sent, setSent] = useState(false)
  if (args.status === 'empty' || args.method === 'page') return <Pay {...args} />
  return <Pay {...args} busy={sent && 'redirecting'} onSubmit={() => setSent(true)} />
}

const profile = { cardholderName: 'Ida Halvorsen', email: 'ida@example.com', phone: '+4722225555' }

function WithALateProfile(args: PayProps) {
  const [hasCome, setCome] = useState(false)
  if (args.status === 'empty' || args.method === 'page') return <Pay {...args} />
  return (
    <>
      <Button onClick={() => setCome(true)}>The profile comes</Button>
      <Pay {...args} prefill={hasCome ? profile : args.prefill} />
    </>
  )
}

export const Ready: Story = {
  tags: ['state:cardPayment.enteringCard.filling', 'state:checkout.accepted'],
  args: ready,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay €9.00' })).toBeEnabled()
    await expect(canvas.getByLabelText('Cardholder name')).toHaveValue('ADA COYNE')
    await expect(canvas.queryByText(/^VAT/)).toBeNull()
  },
}

export const SubmitsWhatWasTyped: Story = {
  args: ready,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4242424242424242')
    await userEvent.type(canvas.getByLabelText('Expiration date'), '1229')
    await userEvent.type(canvas.getByLabelText('CVV'), '123{Enter}')
    await expect(ready.onSubmit).toHaveBeenCalledOnce()
    await expect(ready.onSubmit).toHaveBeenCalledWith({
      cardNumber: '4242 4242 4242 4242',
      expiry: '12/29',
      cvv: '123',
      cardholderName: 'ADA COYNE',
      email: 'ada@example.com',
      phone: '+35312345678',
    })
  },
}

/** A late profile fills only untouched fields, and takes neither text nor focus from a person who types. */
export const ProfileComesLate: Story = {
  tags: ['!visual'],
  args: ready,
  render: (args) => <WithALateProfile {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Cardholder name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mo Berg')
    // A script presses it, so that the focus does not move.
    canvas.getByRole('button', { name: 'The profile comes' }).click()
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveValue('ida@example.com'))
    await expect(canvas.getByLabelText(/^Phone/)).toHaveValue('+4722225555')
    await expect(canvas.getByLabelText('Cardholder name')).toHaveValue('MO BERG')
    await expect(canvas.getByLabelText('Cardholder name')).toHaveFocus()
  },
}

/** The browser fills all fields at once, in any order and format, with the focus anywhere. */
export const FilledInByTheBrowser: Story = {
  args: { ...ready, prefill: { cardholderName: '', email: '', phone: '' } },
  play: async ({ canvas, userEvent }) => {
    ready.onSubmit.mockClear()
    const filled = [
      ['CVV', '123'],
      ['Phone', '+35312345678'],
      ['Expiration date', '2030-12'],
      ['Cardholder name', 'Ada Coyne'],
      ['Email', 'ada@example.com'],
      ['Card number', '4242424242424242'],
    ] as const
    const fields = filled.map(([label, text]) => ({
      text,
      input: canvas.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)),
    }))
    canvas.getByLabelText('Card number').focus()
    for (const { input, text } of [...fields, ...fields.toReversed()]) fillIn(input, text)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €9.00' }))
    await expect(ready.onSubmit).toHaveBeenCalledOnce()
    await expect(ready.onSubmit).toHaveBeenCalledWith({
      cardNumber: '4242 4242 4242 4242',
      expiry: '12/30',
      cvv: '123',
      cardholderName: 'ADA COYNE',
      email: 'ada@example.com',
      phone: '+35312345678',
    })
  },
}

/** Some password managers set values without events; the form reads the values on submit. */
export const FilledInWithoutEvents: Story = {
  tags: ['!visual'],
  args: { ...ready, prefill: { ...ready.prefill, cardholderName: '' } },
  play: async ({ canvas, userEvent }) => {
    for (const [label, text] of [
      ['Card number', '4242-4242-4242-4242'],
      ['Expiration date', '12/2030'],
      ['CVV', ' 123'],
      ['Cardholder name', 'Ana de la Cruz'],
    ] as const) {
      canvas.getByLabelText<HTMLInputElement>(label).value = text
    }
    await userEvent.click(canvas.getByRole('button', { name: /^Pay €/ }))
    await expect(ready.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        cardNumber: '4242 4242 4242 4242',
        expiry: '12/30',
        cvv: '123',
        cardholderName: 'ANA CRUZ',
      }),
    )
    await expect(canvas.getByLabelText('Expiration date')).toHaveValue('12/30')
  },
}

export const SentByEnterInTheDate: Story = {
  args: ready,
  play: async ({ canvas, userEvent }) => {
    ready.onSubmit.mockClear()
    await userEvent.type(canvas.getByLabelText('Expiration date'), '5/30{Enter}')
    await expect(ready.onSubmit).toHaveBeenCalledOnce()
    await expect(ready.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ expiry: '05/30' }))
  },
}

export const DiscountVatAndOrderId: Story = {
  args: { ...ready, order: orderWithEverything },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('VAT 20%')).toBeVisible()
    await expect(canvas.getByText('−€1.81')).toBeVisible()
    await expect(canvas.getByText('MT-WQ7T-V2G')).toBeVisible()
  },
}

/** A link to the billing details (R138), disabled while the card is charged. */
export const BillingDetailsCanBeChanged: Story = {
  args: { ...ready, order: orderWithEverything, onChangeBilling: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change billing details' }))
    if (args.status === 'ready') await expect(args.onChangeBilling).toHaveBeenCalledOnce()
  },
}

export const BillingDetailsLocked: Story = {
  args: { ...ready, order: orderWithEverything, onChangeBilling: fn(), billingLocked: true, busy: 'charging' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change billing details' })).toBeDisabled()
  },
}

export const BillingDetailsChanged: Story = {
  args: { ...ready, order: orderWithEverything, onChangeBilling: fn() },
  ...withToast('success', checkoutTexts, 'checkout.billingChanged'),
}

export const WorkingOutTheTotal: Story = {
  args: { ...ready, order: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Working out your total' })).toBeDisabled()
  },
}

export const NothingToPay: Story = {
  tags: ['state:cardPayment.nothingToPay'],
  args: { status: 'empty', currency: 'EUR', hrefs: ready.hrefs },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay €0.00' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '#pricing')
  },
}

export const FieldsInError: Story = {
  tags: ['state:cardPayment.enteringCard.correcting'],
  parameters: { says: ['card.numberInvalid', 'card.expiryInvalid', 'card.cvvInvalid'] },
  args: {
    ...ready,
    errors: {
      cardNumber: 'Card number must be 16 digits formatted',
      expiry: 'Invalid expiration date',
      cvv: 'CVV must be exactly 3 digits',
      email: 'Invalid email format',
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveFocus())
    // A longer error under one field does not stretch the other.
    const heightOf = (label: string) => canvas.getByLabelText(label).getBoundingClientRect().height
    await expect(heightOf('Expiration date')).toBe(heightOf('CVV'))
  },
}

/** The bank's message is under the CVV, and the typed values remain. */
export const OutcomeUnknown: Story = {
  tags: ['state:cardPayment.outcomeUnknown'],
  parameters: { says: ['card.outcomeUnknown'] },
  args: { ...ready, refusal: cardPaymentTexts['card.outcomeUnknown'], alert: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cardPaymentTexts['card.outcomeUnknown'])).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We do not know yet whether you were chargedPay again to find out. This order is never charged twice.',
    )
    await expect(canvas.getByRole('button', { name: 'Pay €9.00' })).toBeEnabled()
  },
}

/** An error in the next attempt does not hide that the last charge may have succeeded. */
export const OutcomeUnknownAndMistakes: Story = {
  args: {
    ...ready,
    errors: { cvv: 'CVV must be exactly 3 digits' },
    refusal: cardPaymentTexts['card.outcomeUnknown'],
    alert: 'unknown',
  },
  play: async ({ canvas }) => {
    const cvv = canvas.getByLabelText('CVV')
    await expect(cvv).toHaveAccessibleDescription(/CVV must be exactly 3 digits/)
    await expect(cvv).toHaveAccessibleDescription(/we do not know yet/)
  },
}

export const Declined: Story = {
  tags: ['state:cardPayment.enteringCard.declined'],
  args: {
    ...ready,
    onEdit: fn(),
    alert: 'refused',
    refusal: 'Your card was declined. Try another card or ask your bank.',
  },
  play: async ({ args, canvas, userEvent }) => {
    const cvv = canvas.getByLabelText('CVV')
    await waitFor(() => expect(cvv).toHaveFocus())
    await expect(cvv).toHaveAccessibleDescription(/Your card was declined/)
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent(
      'The payment did not go throughNothing was charged. Try another card, or check the details and pay again.',
    )
    const pay = canvas.getByRole('button', { name: 'Pay €9.00' })
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(pay.getBoundingClientRect().top)
    await expect(alert.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.type(canvas.getByLabelText('Card number'), '4000000000000002')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
    await expect('onEdit' in args && args.onEdit).toHaveBeenCalled()
  },
}

export const Paying: Story = {
  tags: ['state:cardPayment.charging.firstTry', 'state:cardPayment.charging.retry'],
  args: { ...ready, busy: 'charging' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Paying €9.00...' })).toBeDisabled()
  },
}

/** After the charge the form is empty, also for a person who navigates back. */
export const OpeningTheBank: Story = {
  tags: ['state:cardPayment.redirecting'],
  args: ready,
  render: (args) => <Redirected {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4000002500003155')
    await userEvent.type(canvas.getByLabelText('Expiration date'), '1230')
    await userEvent.type(canvas.getByLabelText('CVV'), '123')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €9.00' }))
    await expect(await canvas.findByRole('button', { name: 'Opening the next step...' })).toBeDisabled()
    await expect(canvas.getByLabelText('Card number')).toHaveValue('')
    await expect(canvas.getByLabelText('CVV')).toHaveValue('')
    await expect(canvas.getByLabelText('Expiration date')).toHaveValue('12/30')
  },
}

export const BackBeforeItWasConfirmed: Story = {
  args: { ...ready, alert: 'unconfirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This payment is not confirmed yetEnter the card again to go on, or pay with another one. This order is never charged twice.',
    )
    await expect(canvas.getByRole('button', { name: 'Pay €9.00' })).toBeEnabled()
    await expect(canvas.getByLabelText('CVV')).toBeValid()
  },
}

export const TotalHasChanged: Story = {
  args: { ...ready, alert: 'newTotal', refusal: 'The price has changed. Please check the new total.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The total has changedNothing was charged. Check the new total, then pay again.',
    )
  },
}

export const LargeYenOrder: Story = {
  args: {
    ...ready,
    order: {
      ...orderWithEverything,
      title: 'A pack with a title long enough to reach a second line',
      currency: 'JPY',
      net: 1_234_500,
      discount: 0,
      promoCode: null,
      vat: 246_900,
      total: 1_481_400,
    },
  },
}

export const LongWords: Story = { args: { ...ready, order: orderWithEverything }, decorators: [inGerman] }

export const Phone: Story = {
  args: { ...ready, order: orderWithEverything },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('button', { name: 'Pay €19.52' })
    const order = canvas.getByRole('region', { name: 'Your order' })
    await expect(card.getBoundingClientRect().bottom).toBeLessThan(order.getBoundingClientRect().top)
    await expect(card.compareDocumentPosition(order)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}

export const RefusedForNoReasonGiven: Story = {
  parameters: { says: ['card.failed'] },
  args: { ...ready, alert: 'refused', refusal: cardPaymentTexts['card.failed'] },
}

/** A discount without a promo code. */
export const DiscountWithoutACode: Story = { args: { ...ready, order: { ...orderWithEverything, promoCode: null } } }

export const PricesWithVat: Story = {
  args: { ...ready, order: { ...orderWithEverything, vatIncluded: { price: 2170, discount: 218 } } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('region', { name: 'Your order' })
    await expect(summary).toHaveTextContent(/Price incl\. VAT€21\.70/)
    await expect(summary).toHaveTextContent(/Includes VAT 20%€3\.25/)
    await expect(summary).not.toHaveTextContent('Net')
  },
}
