import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConsentModal } from '../../packages/ui/src/overlays/ConsentModal/ConsentModal.tsx'

const meta = {
  title: 'Machine states/Cookie banner',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const consentModal = {
  open: true,
  onOpenChange: fn(),
  policyHref: '/cookie-policy',
  onAccept: fn(),
  onDecline: fn(),
} as const

/**
 * `readingDetails`
 * - the person comes for the first time
 * - the person wants to learn more
 */
export const ReadingDetails: Story = {
  render: () => <ConsentModal {...consentModal} />,
}
