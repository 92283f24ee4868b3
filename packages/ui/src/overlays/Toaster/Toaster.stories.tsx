import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Inline } from '../../primitives/Stack/Stack.tsx'
import { Toaster } from './Toaster.tsx'
import { createToasts } from './toast.ts'

function Speaker() {
  const [toasts] = useState(() => createToasts())
  const stay = { duration: Number.POSITIVE_INFINITY }
  return (
    <div style={{ minHeight: 320 }}>
      <Inline>
        <Button tone="neutral" onClick={() => toasts.success('Payment completed successfully!', stay)}>
          Succeed
        </Button>
        <Button tone="neutral" onClick={() => toasts.error('Payment failed. Please try again.', stay)}>
          Fail
        </Button>
        <Button tone="neutral" onClick={() => toasts.info('Payment is being processed...', stay)}>
          Wait
        </Button>
        <Button tone="neutral" onClick={() => toasts.info('Gone in a moment.', { duration: 50 })}>
          Pass
        </Button>
      </Inline>
      <Toaster source={toasts} />
    </div>
  )
}

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  parameters: {
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component:
          'Says in the corner what happened: 2500 ms, and 3000 ms for the texts of the error catalogue; the same text once a second at most (D37, D38). The drawing half loads with the first toast.',
      },
    },
  },
  render: () => <Speaker />,
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

export const EachTone: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Wait' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(screen.getByText('Payment failed. Please try again.')).toBeVisible())
    await expect(screen.getByText('Payment completed successfully!')).toBeInTheDocument()
  },
}

export const TheSameTextOnce: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const fail = canvas.getByRole('button', { name: 'Fail' })
    await userEvent.click(fail)
    await userEvent.click(fail)
    await screen.findByText('Payment failed. Please try again.')
    await expect(screen.getAllByText('Payment failed. Please try again.')).toHaveLength(1)
  },
}

export const GoesByItself: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pass' }))
    await screen.findByText('Gone in a moment.')
    await waitFor(() => expect(screen.queryByText('Gone in a moment.')).toBeNull(), { timeout: 3000 })
  },
}
