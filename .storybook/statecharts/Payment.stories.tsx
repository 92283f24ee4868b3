import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Place, paymentStory } from '../../tools/statecharts/index.ts'

const meta = {
  title: 'Machines/A payment',
  tags: ['!autodocs'],
  ...paymentStory,
} satisfies Meta<Place>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheButton: Story = {}

const checkpoints: readonly (readonly [step: number, machine: string, said: string, marked: string])[] = [
  [2, 'checkout', 'The person chooses a plan.You are here: Buy Tokens, the price on its way', 'calculating'],
  [7, 'checkout', 'The person confirms.You are here: being sent', 'submitting checkout'],
  [9, 'card payment', 'The person opens the pay screen after a checkout.You are here: the card form', 'filling'],
  [11, 'card payment', 'The payment is accepted.You are here: sent on', 'redirecting'],
  [13, 'deposit polling', 'The server says: still processing.', 'waiting to poll'],
  [15, 'deposit polling', 'The server says: success.You are here: paid', 'credited'],
]

/** Somebody who reads no code follows it by one button, from the plan to the tokens in the account. */
export const FromButtonToBalance: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = await canvas.findByRole('status', { name: 'Where the walk is' })
    const next = canvas.getByRole('button', { name: 'Next step' })
    let at = 0
    for (const [step, machine, words, marked] of checkpoints) {
      for (; at < step; at += 1) await userEvent.click(next)
      await waitFor(() => expect(said).toHaveTextContent(`Step ${step} of 15`))
      await waitFor(() => expect(said).toHaveTextContent(words))
      await expect(canvas.getByText(new RegExp(`^Machine \\d of 3: ${machine}$`))).toBeVisible()
      const picture = await canvas.findByRole('region', { name: 'The picture of the machine' })
      const state = await within(picture).findByRole('group', { name: marked })
      await expect(state).toHaveAttribute('aria-current', 'true')
    }
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'See this state in the product' })).toHaveAttribute(
      'href',
      './?path=/story/screens-paymentsuccess--credited',
    )
  },
}

/** As a link leads there. */
export const AtTheCard: Story = {
  args: { step: 10 },
  play: async ({ canvas }) => {
    const said = await canvas.findByRole('status', { name: 'Where the walk is' })
    await expect(await canvas.findByText('You are here: paying')).toBeVisible()
    await expect(said).toHaveTextContent('Step 10 of 15The person submits a good card.')
  },
}
