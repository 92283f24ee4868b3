import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Modal, ModalBody, ModalFooter, modalSizes } from './Modal.tsx'

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '520px' },
      description: {
        component:
          'The shell of every dialog: holds the focus, closes on Escape, on its button and on a press outside, and gives the focus back to what opened it. A sheet from the bottom on phones.',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Delete this picture?',
    children: (
      <>
        <ModalBody>
          <Text>It is taken out of your projects at once. The tokens it cost do not come back.</Text>
        </ModalBody>
        <ModalFooter>
          <Button variant="outline" tone="neutral">
            Keep it
          </Button>
          <Button tone="critical">Delete picture</Button>
        </ModalFooter>
      </>
    ),
  },
  argTypes: { size: { control: 'select', options: modalSizes } },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {
  args: { size: 'sm' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Delete this picture?' })
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const WithDescription: Story = {
  args: { description: 'This is what your receipt will say.' },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('This is what your receipt will say.')
  },
}

export const LongContent: Story = {
  args: {
    title: 'Terms of use',
    children: (
      <>
        <ModalBody>
          <Stack>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((number) => (
              <Text key={number}>
                {number}. Tokens are bought in advance and spent on services. They never expire, and they cannot be paid
                out. What you make with them is yours.
              </Text>
            ))}
          </Stack>
        </ModalBody>
        <ModalFooter>
          <Button>Accept</Button>
        </ModalFooter>
      </>
    ),
  },
}

function Opened() {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onOpenChange={setOpen} title="Buy tokens">
        <ModalBody>
          <Text>Tokens never expire.</Text>
        </ModalBody>
        <ModalFooter>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </ModalFooter>
      </Modal>
    </div>
  )
}

export const HoldsTheFocusAndGivesItBack: Story = {
  render: () => <Opened />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await step('Tab stays inside', async () => {
      await userEvent.click(opener)
      const dialog = await screen.findByRole('dialog')
      const [close, done] = within(dialog).getAllByRole('button')
      await waitFor(() => expect(close).toHaveFocus())
      await userEvent.tab()
      await expect(done).toHaveFocus()
      await userEvent.tab()
      await expect(close).toHaveFocus()
    })
    await step('Escape closes, and the opener has the focus again', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await step('So does a button of the dialog', async () => {
      await userEvent.keyboard('{Enter}')
      await userEvent.click(await screen.findByRole('button', { name: 'Done' }))
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
