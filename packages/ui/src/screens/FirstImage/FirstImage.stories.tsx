import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inMemberSite } from '../fixtures/siteFrame.tsx'
import { FirstImage } from './FirstImage.tsx'

const meta = {
  title: 'Screens/Parts/FirstImage',
  component: FirstImage,
  decorators: [inMemberSite],
  parameters: {
    docs: { description: { component: 'Where a new member lands: a picture to make, until the first was asked for.' } },
  },
  args: { balance: 120, isFree: true, price: 10, href: '#generate', onDismiss: fn() },
} satisfies Meta<typeof FirstImage>

export default meta
type Story = StoryObj<typeof meta>

export const FreeTokens: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const panel = canvas.getByRole('region', { name: 'Make your first picture' })
    await expect(panel).toHaveTextContent('You have 12 tokens, free of charge. This picture costs 1 token.')
    await expect(panel).toHaveTextContent('“red poppies in the morning”')
    await expect(canvas.getByRole('link', { name: 'Try this prompt' })).toHaveAttribute('href', '#generate')
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** A person who bought tokens before the first image. */
export const BoughtTokens: Story = {
  args: { balance: 2120, isFree: false, price: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have 212 tokens. This picture costs 2.5 tokens.')).toBeVisible()
  },
}

/** A new account without free tokens: the notice links to the packs. */
export const NoTokens: Story = {
  args: { balance: 0, isFree: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This picture costs 1 token.')).toBeVisible()
  },
}
