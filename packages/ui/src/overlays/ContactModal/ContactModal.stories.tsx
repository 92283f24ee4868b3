import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ContactModal } from './ContactModal.tsx'

const meta = {
  title: 'Overlays/ContactModal',
  component: ContactModal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '860px' },
      description: {
        component:
          'A message to support. No checks of its own: what the server refuses stands under each field (R278, R279).',
      },
    },
  },
  args: { open: true, onOpenChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof ContactModal>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send message' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: '',
      surname: '',
      email: '',
      phone: '',
      topic: '',
      message: '',
    })
  },
}

export const SignedIn: Story = {
  args: { defaults: { name: 'Ada', surname: 'Lovelace', email: 'ada@example.com', phone: '+442079460958' } },
}

export const FieldErrors: Story = {
  args: {
    result: { tone: 'critical', text: 'Please correct the errors and try again.' },
    errors: { email: 'The email must be a valid email address.', message: 'The message is required.' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    await expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('The message is required.')
    await expect(screen.getByRole('alert')).toHaveTextContent('Please correct the errors and try again.')
  },
}

export const Sending: Story = {
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled()
  },
}

export const Sent: Story = { args: { result: { tone: 'positive', text: 'Message sent successfully' } } }

export const NetworkDown: Story = { args: { result: { tone: 'critical', text: 'Network error. Please try again.' } } }

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
