import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { DownloadIcon } from '../../primitives/Icon/icons.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { drawn } from '../fixtures/drawn.ts'
import { narrow } from '../fixtures/narrow.ts'
import { Modal, ModalFooter } from '../Modal/Modal.tsx'
import { tooltipGuide } from './Tooltip.guide.ts'
import { Tooltip } from './Tooltip.tsx'

const closed = fn()

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  parameters: { guide: tooltipGuide, docs: { story: { inline: false, height: '160px' } } },
  args: {
    text: 'Held now, charged for each picture that arrives.',
    children: <Button tone="neutral">4 tokens</Button>,
  },
  decorators: [(Story) => <div style={{ padding: '72px 24px' }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const gone = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())

export const OnFocus: Story = {
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: '4 tokens' })
    await step('Tab shows it, as the description and not as the name', async () => {
      await userEvent.tab()
      await screen.findByRole('tooltip')
      await expect(button).toHaveAccessibleName('4 tokens')
      await expect(button).toHaveAccessibleDescription('Held now, charged for each picture that arrives.')
    })
    await step('Escape and a press hide it, and so does moving on', async () => {
      await userEvent.keyboard('{Escape}')
      await gone()
      await expect(button).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab({ shift: true })
      await screen.findByRole('tooltip')
      await userEvent.keyboard('{Enter}')
      await gone()
    })
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await screen.findByRole('tooltip')
  },
}

export const UnderAMouse: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const bubble = await screen.findByRole('tooltip')
    await expect(bubble).toHaveTextContent('Held now, charged for each picture that arrives.')
    await userEvent.keyboard('{Escape}')
    await gone()
  },
}

export const OnAnIcon: Story = {
  args: {
    text: 'PNG, 1024 x 1024, with a transparent background',
    children: <IconButton icon={DownloadIcon} label="Download" />,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Download')
  },
}

export const LongText: Story = {
  ...narrow,
  args: {
    text: `Wird vorgemerkt und für jedes gelieferte Bild abgebucht: ${'Bildbearbeitungsergebnis'.repeat(3)}.`,
  },
  play: async () => {
    await userEvent.tab()
    const bubble = await screen.findByRole('tooltip')
    const box = bubble.closest('[data-radix-popper-content-wrapper]')?.getBoundingClientRect()
    await waitFor(() => expect(box?.left).toBeGreaterThanOrEqual(0))
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const InADialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Modal open onOpenChange={closed} title="Generate">
      <ModalFooter>
        <Tooltip {...args} />
      </ModalFooter>
    </Modal>
  ),
  play: async () => {
    closed.mockClear()
    const button = await screen.findByRole('button', { name: '4 tokens' })
    button.focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await drawn()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith(false)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'محجوزة الآن، وتُخصم عن كل صورة تصل.' },
  play: async () => {
    await userEvent.tab()
    await expect(getComputedStyle(await screen.findByRole('tooltip')).direction).toBe('rtl')
  },
}
