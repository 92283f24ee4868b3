import { cardPaymentDriver } from '@mintage/machines/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MachinePage, machineArgs, startAgain, walkThrough } from '../../tools/statecharts/index.ts'
import { views } from '../../tools/story-coverage/index.ts'

const meta = {
  title: 'Machines/Card payment',
  component: MachinePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: machineArgs(cardPaymentDriver, views.cardPayment),
} satisfies Meta<typeof MachinePage>

export default meta
type Story = StoryObj<typeof meta>

const around = ['card payment', 'entering card']

export const Walk: Story = {
  play: async (scene) => {
    await walkThrough(scene, [
      ['the person opens the pay screen after a checkout', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the bank declines the card', 'told of the refusal', [...around, 'declined']],
      ['the person edits the card', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the payment is accepted', 'sent on', ['card payment', 'redirecting']],
    ])
    await startAgain(scene, 'before the pay screen')
  },
}

export const Declined: Story = {
  play: async (scene) => {
    const { canvas, userEvent } = scene
    await walkThrough(scene, [
      ['the person opens the pay screen after a checkout', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the bank declines the card', 'told of the refusal', [...around, 'declined']],
    ])
    const link = canvas.getByRole('link', { name: 'See this state in the product' })
    await expect(link).toHaveAttribute('href', './?path=/story/screens-pay--declined')
    await userEvent.click(canvas.getByRole('group', { name: 'redirecting' }))
    await expect(await canvas.findByRole('heading', { level: 3, name: 'redirecting' })).toBeVisible()
    canvas.getByRole('group', { name: 'outcome unknown' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'outcome unknown' })).toBeVisible()
  },
}
