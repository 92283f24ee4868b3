import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { servicePrices } from '../fixtures/site.ts'
import { inSite } from '../fixtures/siteFrame.tsx'
import { Faq } from './Faq.tsx'

const meta = {
  title: 'Screens/Faq',
  component: Faq,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', docs: { description: { component: 'Questions that open onto their answers.' } } },
  args: { prices: servicePrices, contactHref: '#contact', onContact: fn() },
} satisfies Meta<typeof Faq>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const AnswerOpen: Story = {
  play: async ({ canvas }) => {
    const answer = canvas.getByText(/A generated picture costs 1 token/)
    await expect(answer).not.toBeVisible()
    await userEvent.click(canvas.getByText('What does a token buy?'))
    await expect(answer).toBeVisible()
  },
}

export const PricesUnknown: Story = {
  args: { prices: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What does a token buy?'))
    await expect(canvas.getByText(/^Each generated picture, .* costs tokens/)).toBeVisible()
  },
}

export const LongWords: Story = { decorators: [inGerman] }
