import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { composeKey } from '../../testing/composeKey.ts'
import { Modal, ModalBody } from './Modal.tsx'

const meta = {
  title: 'Overlays/Modal/Typing',
  component: Modal,
  tags: ['!visual', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Rename the picture',
    children: (
      <ModalBody>
        <input aria-label="Name" style={{ minHeight: '44px' }} />
      </ModalBody>
    ),
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

/** Escape cancels a composition, and only the next one is for the dialog. */
export const KeysOfAComposition: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox')
    await userEvent.type(field, 'にほん')
    composeKey(field, 'Escape')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
  },
}
