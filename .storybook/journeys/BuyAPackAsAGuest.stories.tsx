import { deferred } from '@mintage/api-client/mocks'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { isAt, isOn, isVisible } from './onTheScreen.ts'
import { payByCard } from './payByCard.ts'
import { signIn } from './signIn.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const site = siteOf(() => {
  const charge = deferred('post', '/deposit/checkout/execute')
  const status = deferred('get', '/deposit/status/{id}')
  return { charge, status, visit: { path: '/pricing', handlers: [charge.handler, status.handler] } }
})

const meta = {
  title: 'Journeys/Buy a pack as a guest',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const chooses = stage('A guest chooses a pack', async ({ userEvent }) => {
  await isOn('Simple as small change')
  await userEvent.click(await screen.findByRole('link', { name: 'Choose Pocket' }))
})

const isAsked = after(chooses, 'They are asked to sign in first', async () => {
  await isOn('Sign in')
  await isAt('/login?redirect=%2Fpricing')
})

const comesBack = after(
  isAsked,
  'They sign in, and the purchase is taken up again',
  async (scene) => {
    await signIn(scene)
    const dialog = await screen.findByRole('dialog', { name: 'Buy tokens' })
    await isVisible(within(dialog).getByText('Pocket'))
  },
  'Welcome back!',
)

const goesOn = after(
  comesBack,
  'They accept the terms, have it begin at once, and see what the receipt will say',
  async ({ userEvent }) => {
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: 'Credit/Debit card' }))
    const dialog = await screen.findByRole('dialog', { name: 'Confirm information' })
    await expect(dialog).toHaveTextContent('Total to pay€10.80')
  },
)

const confirms = after(goesOn, 'They confirm, and come to the card', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'CONFIRM PAYMENT' }))
  await isOn('Pay by card')
  await expect(screen.getByRole('button', { name: 'Pay €10.80' })).toBeEnabled()
})

const pays = after(confirms, 'They pay', async (scene) => {
  await payByCard('4242424242424242')(scene)
  await expect(await screen.findByRole('button', { name: 'Paying €10.80...' })).toBeDisabled()
})

const waits = after(pays, 'The bank takes its time', async () => {
  ;(await site.now.charge.next()).resolve(200, { status: 'OK' })
  await isOn('Payment is being processed')
})

const isConfirmed = after(
  waits,
  'The payment is confirmed',
  async () => {
    ;(await site.now.status.next()).resolve(200, { status: 'Success' })
    await isOn('Payment Successful')
  },
  'Payment completed successfully!',
)

export const AskedToSignIn: Story = { play: isAsked }
export const TakenUpAgain: Story = { play: comesBack }
export const InformationToConfirm: Story = { play: goesOn }
export const AtTheCard: Story = { play: confirms }
export const Paying: Story = { play: pays }
export const Pending: Story = { play: waits }
export const Paid: Story = { play: isConfirmed }
