import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { ConsentModal } from './ConsentModal.tsx'

const meta = {
  title: 'Overlays/ConsentModal',
  component: ConsentModal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component: 'The banner’s question as a dialog, with Learn more beside the two answers (R111, D49).',
      },
    },
  },
  args: { open: true, onOpenChange: fn(), policyHref: '/cookie-policy', onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof ConsentModal>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
