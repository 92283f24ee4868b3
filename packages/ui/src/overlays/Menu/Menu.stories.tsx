import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DeleteIcon, DownloadIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: {
    docs: {
      story: { inline: false, height: '260px' },
      description: {
        component:
          'A button with a list of actions, or of choices if one is `selected`. The list is loaded when the button is first pointed at or focused; the button itself is never swapped.',
      },
    },
  },
  args: {
    label: 'More actions',
    items: [
      { value: 'download', label: 'Download', icon: DownloadIcon },
      { value: 'upscale', label: 'Upscale', icon: UpscaleIcon, href: '/services/upscale' },
      { value: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'critical' },
    ],
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 240, paddingInlineStart: 120 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu', { name: 'More actions' })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Upscale' })).toHaveAttribute('href', '/services/upscale')
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

export const ByKeys: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenCalledWith('delete')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const ClosedByItsButton: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.click(button)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const AChoice: Story = {
  args: {
    label: 'Sort by',
    selected: 'newest',
    items: [
      { value: 'newest', label: 'Newest first' },
      { value: 'oldest', label: 'Oldest first' },
    ],
    children: 'Newest first',
    variant: 'outline',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menuitemradio', { name: 'Newest first' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Oldest first' }))
    await expect(args.onSelect).toHaveBeenCalledWith('oldest')
  },
}
