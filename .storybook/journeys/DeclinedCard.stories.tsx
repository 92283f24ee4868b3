import { deferred, failure, makeQuote } from '@mintage/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { afterCheckout } from '../../apps/site/src/testing/savedOrder.ts'
import { isOn, isVisible } from './onTheScreen.ts'
import { payByCard } from './payByCard.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const site = siteOf(() => {
  const charge = deferred('post', '/deposit/checkout/execute')
  return {
    charge,
    visit: { path: '/pay', signedIn: true, stored: { visit: afterCheckout() }, handlers: [charge.handler] },
  }
})

const meta = {
  title: 'Journeys/Declined card, second try',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const words = 'Your card was declined. Try another card or ask your bank.'

const pays = stage('A person pays for a pack', async (scene) => {
  await isOn('Pay by card')
  await payByCard('4000000000000002')(scene)
})

const isDeclined = after(pays, 'The bank declines the card, and what was typed is still there', async () => {
  ;(await site.now.charge.next()).resolve(200, { ...failure(words), payload: makeQuote() })
  await waitFor(() => expect(screen.getByLabelText('CVV')).toHaveAccessibleDescription(/Your card was declined/))
  await expect(screen.getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002')
})

const triesAgain = after(isDeclined, 'They try another card', async (scene) => {
  await payByCard('5555555555554444')(scene)
  await expect(await screen.findByRole('button', { name: 'Paying €10.80...' })).toBeDisabled()
  await expect(screen.queryByText(words)).toBeNull()
})

const isPaid = after(
  triesAgain,
  'This one is accepted',
  async () => {
    const call = await site.now.charge.next()
    call.resolve(200, { status: 'OK', redirect_url: `/success-payment?order_id=${makeQuote().id}` })
    await isOn('Payment Successful')
    await isVisible(await screen.findByText('100 tokens added'))
  },
  'Payment completed successfully!',
)

export const Declined: Story = { play: isDeclined }
export const SecondCard: Story = { play: triesAgain }
export const Paid: Story = { play: isPaid }
