import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { inGerman } from '../fixtures/german.tsx'
import { offers, offersWithVat, servicePrices, siteHrefs, tokenValue } from '../fixtures/site.ts'
import { inSite } from '../fixtures/siteFrame.tsx'
import { Pricing } from './Pricing.tsx'

const meta = {
  title: 'Screens/Pricing',
  component: Pricing,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', docs: { description: { component: 'What can be bought, and what it buys.' } } },
  args: { hrefs: siteHrefs, offers, prices: servicePrices, vatPercent: 20 },
} satisfies Meta<typeof Pricing>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20% VAT is added at checkout and shown before you pay.')).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Upscale image/ })).toHaveTextContent('1token')
  },
}

/** Wide windows only: on a phone each value has its own label. */
export const HeadsInLine: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader')
    const tops = heads.map((head) => {
      const words = document.createRange()
      words.selectNodeContents(head)
      return words.getBoundingClientRect().top
    })
    await expect(new Set(tops).size).toBe(1)
  },
}

export const WithoutVat: Story = {
  args: { vatPercent: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/VAT is added/)).toBeNull()
  },
}

export const Loading: Story = {
  args: { offers: { ...offers, packs: { status: 'loading' }, customPrice: { status: 'loading' } } },
}

export const Failed: Story = { args: { offers: { ...offers, packs: { status: 'error', onRetry: fn() } } } }

export const NoPacks: Story = { args: { offers: { ...offers, packs: { status: 'ready', packs: [] } } } }

export const AmountInvalid: Story = { ...withToast('error', checkoutTexts, 'checkout.amountInvalid') }

export const LongWords: Story = { decorators: [inGerman] }

export const PricesWithVat: Story = {
  args: { offers: offersWithVat, tokenValue: { ...tokenValue, amount: 1080 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices include 20% VAT.')).toBeVisible()
    await expect(canvas.queryByText(/added at checkout/)).toBeNull()
    await expect(canvas.getByRole('row', { name: /Upscale image/ })).toHaveTextContent('1tokenabout €0.11')
  },
}
