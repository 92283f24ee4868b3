import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { serviceOptions, servicePrices, siteHrefs, tokenValue } from '../fixtures/site.ts'
import { inSite } from '../fixtures/siteFrame.tsx'
import { ServiceLanding } from './ServiceLanding.tsx'

const meta = {
  title: 'Screens/ServiceLanding',
  component: ServiceLanding,
  decorators: [inSite],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The public page of one service: what it does, how, for how much, and what it cannot do.',
      },
    },
  },
  args: { service: 'generate', prices: servicePrices, options: serviceOptions, hrefs: siteHrefs },
} satisfies Meta<typeof ServiceLanding>

export default meta
type Story = StoryObj<typeof meta>

export const GenerateImage: Story = {
  tags: ['R106'],
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link', { name: 'Generate an image' })) {
      await expect(link).toHaveAttribute('href', siteHrefs.tool)
    }
    await expect(canvasElement.querySelector('[data-part=balls]')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByText('token').parentElement).toHaveTextContent(/^1 token$/)
  },
}

export const RemoveBackground: Story = {
  args: { service: 'removeBackground' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Compare before and after' })).toBeInTheDocument()
  },
}

export const UpscaleImage: Story = {
  args: { service: 'upscale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Choose 2x or 4x' })).toBeVisible()
  },
}

export const OtherPrices: Story = { args: { prices: { generate: 25, removeBackground: 5, upscale: 40 } } }

export const LongWords: Story = { decorators: [inGerman] }

export const WithMoneyEquivalent: Story = {
  args: { prices: { generate: 25, removeBackground: 5, upscale: 40 }, tokenValue },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('about €0.23')).toBeVisible()
  },
}
