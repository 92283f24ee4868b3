import { cardPaymentDriver } from '@mintage/machines/drivers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { machineStory, type Place, playUnlessLinked, startAgain, walkThrough } from '../../tools/statecharts/index.ts'
import { views } from '../../tools/story-coverage/index.ts'

const meta = {
  title: 'Machines/Card payment',
  tags: ['!autodocs'],
  ...machineStory(cardPaymentDriver, views.cardPayment),
} satisfies Meta<Place>

export default meta
type Story = StoryObj<typeof meta>

const around = ['card payment', 'entering card']

export const Walk: Story = {
  play: playUnlessLinked(async (scene) => {
    await walkThrough(scene, [
      ['the person opens the pay screen after a checkout', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the bank declines the card', 'told of the refusal', [...around, 'declined']],
      ['the person edits the card', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the payment is accepted', 'sent on', ['card payment', 'redirecting']],
    ])
    await startAgain(scene, 'before the pay screen')
  }),
}

export const Declined: Story = {
  play: playUnlessLinked(async (scene) => {
    const { canvas, userEvent } = scene
    await walkThrough(scene, [
      ['the person opens the pay screen after a checkout', 'the card form', [...around, 'filling']],
      ['the person submits a good card', 'paying', ['card payment', 'charging', 'first try']],
      ['the bank declines the card', 'told of the refusal', [...around, 'declined']],
    ])
    const link = canvas.getByRole('link', { name: 'See this state in the product' })
    await expect(link).toHaveAttribute('href', './?path=/story/machine-states-card-payment--entering-card-declined')
    await userEvent.click(canvas.getByRole('group', { name: 'redirecting' }))
    await expect(await canvas.findByRole('heading', { level: 3, name: 'redirecting' })).toBeVisible()
    canvas.getByRole('group', { name: 'outcome unknown' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { level: 3, name: 'outcome unknown' })).toBeVisible()
  }),
}

/** As a link leads there: on a walk of three steps, the second of which has just been taken. */
export const Linked: Story = {
  args: { walk: '0-1-2', step: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You are here: paying')).toBeVisible()
    const said = canvas.getByRole('status', { name: 'Where the walk is' })
    await expect(said).toHaveTextContent('Step 2 of 3The person submits a good card.')
    const slider = canvas.getByRole('slider', { name: 'Step' })
    await expect(slider).toHaveAttribute('aria-valuetext', '2 of 3: paying')
    fireEvent.change(slider, { target: { value: 3 } })
    await expect(await canvas.findByText('You are here: told of the refusal')).toBeVisible()
    await waitFor(() => expect(said).toHaveTextContent('The bank declines the card.'))
    const next = canvas.getByRole('button', { name: 'Next step' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
    await expect(await canvas.findByText('You are here: paying')).toBeVisible()
    await expect(next).toHaveFocus()
    // Another step than the one of the walk: what came after it has not happened.
    await userEvent.click(canvas.getByRole('button', { name: 'no answer comes' }))
    await expect(await canvas.findByText('You are here: told that nobody knows')).toBeVisible()
    await waitFor(() => expect(said).toHaveTextContent('Step 3 of 3'))
    await expect(canvas.queryByText('the bank declines the card')).toBeNull()
  },
}

/** A way of the model, chosen from all of them and followed to its end. */
export const Followed: Story = {
  play: playUnlessLinked(async ({ canvas, canvasElement, userEvent }) => {
    const way = 'To “sent on”, from “paying again”: the payment is accepted'
    await userEvent.click(canvas.getByRole('combobox', { name: 'A way through it' }))
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('option', { name: way }))
    await expect(canvas.getByRole('combobox', { name: 'A way through it' })).toHaveTextContent(way)
    for (const state of ['the card form', 'paying', 'told that nobody knows', 'paying again', 'sent on']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next step' }))
      await expect(await canvas.findByText(`You are here: ${state}`)).toBeVisible()
    }
  }),
}
