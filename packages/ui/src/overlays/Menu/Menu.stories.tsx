import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { DeleteIcon, DownloadIcon, UpscaleIcon } from '../../primitives/Icon/icons.ts'
import { narrow } from '../fixtures/narrow.ts'
import { menuGuide } from './Menu.guide.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  parameters: { guide: menuGuide, docs: { story: { inline: false, height: '260px' } } },
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

const focused = (name: string) => waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull())

export const ByKeys: Story = {
  tags: ['!visual'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await step('Arrow Down opens at the start; arrows, Home, End and letters move', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await focused('Download')
      await userEvent.keyboard('{ArrowDown}')
      await focused('Upscale')
      await userEvent.keyboard('{End}')
      await focused('Delete')
      await userEvent.keyboard('{ArrowDown}')
      await focused('Download')
      await userEvent.keyboard('{ArrowUp}')
      await focused('Delete')
      await userEvent.keyboard('{Home}')
      await focused('Download')
      await userEvent.keyboard('up')
      await focused('Upscale')
      await userEvent.keyboard('{End}{Enter}')
      await expect(args.onSelect).toHaveBeenCalledWith('delete')
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Enter}')
      await screen.findByRole('menu')
      await userEvent.keyboard('{Escape}')
      await closed()
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('So does Tab; Space opens', async () => {
      await userEvent.keyboard(' ')
      await screen.findByRole('menu')
      await userEvent.keyboard('{ArrowDown}{Tab}')
      await closed()
      await waitFor(() => expect(button).toHaveFocus())
    })
    await step('Arrow Up opens at the end', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await focused('Delete')
      await userEvent.keyboard('{Escape}')
      await closed()
    })
  },
}

export const ClosedByItsButton: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.click(button)
    await closed()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  },
}

export const WithADisabledItem: Story = {
  args: {
    items: [
      { value: 'download', label: 'Download', icon: DownloadIcon },
      { value: 'upscale', label: 'Upscale', icon: UpscaleIcon, disabled: true },
      { value: 'delete', label: 'Delete', icon: DeleteIcon, tone: 'critical' },
    ],
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowDown}')
    await focused('Download')
    await userEvent.keyboard('{ArrowDown}')
    await focused('Delete')
    await expect(screen.getByRole('menuitem', { name: 'Upscale' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const ManyItems: Story = {
  tags: ['R291'],
  args: {
    label: 'Styles',
    items: ['Photorealistic', 'Digital art', 'Anime', '3D render', 'Watercolor', 'Oil painting', 'Pixel art'].map(
      (label) => ({ value: label, label }),
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{ArrowUp}')
    await focused('Pixel art')
    const menu = screen.getByRole('menu')
    await expect(menu.offsetHeight).toBe(12 * 16)
    await expect(menu.scrollHeight).toBeGreaterThan(12 * 16)
    await expect(menu.scrollTop).toBeGreaterThan(0)
  },
}

export const LongLabels: Story = {
  ...narrow,
  args: {
    items: [
      { value: 'one', label: 'Als hochaufgelöste Portable-Network-Graphics-Datei herunterladen', icon: DownloadIcon },
      { value: 'two', label: 'Bildbearbeitungsergebnisunwiederbringlichkeitslöschung', icon: DeleteIcon },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    const { left, right } = menu.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const menu = await screen.findByRole('menu')
    await expect(getComputedStyle(menu).direction).toBe('rtl')
    const item = screen.getByRole('menuitem', { name: 'Download' })
    const icon = item.querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.left).toBeGreaterThan(item.getBoundingClientRect().left + item.clientWidth / 2)
    // Aligned with the button's end, which is on the left here.
    await waitFor(() =>
      expect(Math.abs(menu.getBoundingClientRect().left - button.getBoundingClientRect().left)).toBeLessThan(2),
    )
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
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
}
