import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Overlays/CookieBanner',
  component: CookieBanner,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'Asks once, along the bottom of the page. Accept and Decline weigh the same; nothing stays hidden under it.',
      },
    },
  },
  args: { policyHref: '/cookie-policy', onAccept: fn(), onDecline: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '100vh', display: 'grid', gridTemplateRows: '1fr auto' }}>
        <div />
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  args: { onOptions: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookie-policy')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie choices' }))
    await expect(args.onOptions).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { onOptions: fn() } }

export const WithoutChoices: Story = {}
