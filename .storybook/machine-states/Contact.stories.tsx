import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContactModal } from '../../packages/ui/src/overlays/ContactModal/ContactModal.tsx'

const meta = {
  title: 'Machine states/Contact',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const contactModal = { open: true, onOpenChange: fn(), defaults: {}, errors: {}, busy: false, onSubmit: fn() } as const

const defaults = {
  name: 'Vera',
  surname: 'Penny',
  email: 'vera@mintage.example',
  phone: '',
  topic: 'A receipt',
  message: 'Where do I find the receipt of my last payment?',
} as const

/**
 * `editing.filling`
 * - the person opens the form
 */
export const EditingFilling: Story = {
  render: () => <ContactModal {...contactModal} />,
}

/**
 * `editing.refused`
 * - the person opens the form
 * - the person submits the form
 * - no answer comes
 */
export const EditingRefused: Story = {
  render: () => (
    <ContactModal
      {...contactModal}
      defaults={defaults}
      result={{ tone: 'critical', text: 'Network error. Please try again.' }}
    />
  ),
}

/**
 * `submitting`
 * - the person opens the form
 * - the person submits the form
 */
export const Submitting: Story = {
  render: () => <ContactModal {...contactModal} defaults={defaults} busy />,
}

/**
 * `sent`
 * - the person opens the form
 * - the person submits the form
 * - the server accepts the form
 */
export const Sent: Story = {
  render: () => (
    <ContactModal
      {...contactModal}
      defaults={defaults}
      result={{ tone: 'positive', text: 'Message sent successfully' }}
    />
  ),
}
