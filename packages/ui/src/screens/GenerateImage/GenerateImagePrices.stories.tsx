import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { tokenValue } from '../fixtures/site.ts'
import { projectsHref, sendTo, tokenReturn } from '../shared/services/services.fixtures.ts'
import { inServices } from '../shared/services/servicesFrame.fixtures.tsx'
import { options, requests, values } from './GenerateImage.fixtures.ts'
import { GenerateImage } from './GenerateImage.tsx'

const meta = {
  title: 'Screens/GenerateImage/Prices',
  component: GenerateImage,
  decorators: [inServices('generate')],
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: {
    options,
    balance: 100,
    submission: { status: 'idle' },
    requests: [],
    sendTo,
    projectsHref,
    tokenReturn: { ...tokenReturn, onOpen: fn(), onSubmit: fn(), onClose: fn() },
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onRunAgain: fn(),
    onRefine: fn(),
    onStart: fn(),
    onDismiss: fn(),
    onBuyTokens: fn(),
  },
} satisfies Meta<typeof GenerateImage>

export default meta
type Story = StoryObj<typeof meta>

/** Every price names what it is worth; the button itself has the tokens that are spent. */
export const WithMoneyEquivalents: Story = {
  args: { initial: values, tokenValue, requests: [requests.delivered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Generate 4 images · 4 tokens' })).toBeVisible()
    await expect(canvas.getByText('4 tokens, about €0.36')).toBeVisible()
    await expect(canvas.getByText('6 tokens left after this')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Run again · 4 tokens, about €0.36' })).toBeVisible()
  },
}
