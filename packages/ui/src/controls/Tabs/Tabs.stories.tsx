import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { tabsGuide } from './Tabs.guide.ts'
import { type Tab, Tabs } from './Tabs.tsx'

const tabs: readonly Tab[] = [
  { value: 'photo', label: 'Photographs', content: <Text prose>JPEG or WebP, up to 10 MB and 25 megapixels.</Text> },
  { value: 'logo', label: 'Logos', content: <Text prose>PNG, so that what is transparent stays so.</Text> },
  { value: 'scan', label: 'Scans', content: <Text prose>At 300 dots an inch. More only makes the file larger.</Text> },
]

const many: readonly Tab[] = [
  'Photorealistic',
  'Digital art',
  'Anime',
  '3D render',
  'Watercolor',
  'Oil painting',
  'Pixel art',
  'Line art',
].map((label) => ({ value: label, label, content: <Text>{label}: one picture of it.</Text> }))

const meta = {
  title: 'Controls/Tabs',
  component: Tabs,
  parameters: { guide: tabsGuide },
  args: { label: 'What to upload', tabs, onValueChange: fn() },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const FirstChosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'What to upload' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Photographs', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Logos', selected: true })).toHaveFocus()
    await expect(canvas.getByRole('tabpanel', { name: 'Logos' })).toHaveTextContent('PNG')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'Scans', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Photographs', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.keyboard('{Home}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('photo')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel')).toHaveFocus()
  },
}

export const ByThePointer: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Scans' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Scans' })).toBeVisible()
  },
}

/** Arrows only move; Enter or Space chooses. */
export const ManualActivation: Story = {
  args: { activation: 'manual' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const logos = canvas.getByRole('tab', { name: 'Logos' })
    await expect(logos).toHaveFocus()
    await expect(logos).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(logos).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('tab', { name: 'Scans' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const OneDisabled: Story = {
  args: { tabs: tabs.map((tab) => (tab.value === 'logo' ? { ...tab, disabled: true } : tab)) },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Scans', selected: true })).toHaveFocus()
  },
}

const within = (inner: DOMRect, outer: DOMRect) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1

export const MoreThanFit: Story = {
  args: { tabs: many, defaultValue: 'Line art' },
  decorators: [(Story) => <div style={{ maxWidth: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('tablist')
    const seen = (name: string) =>
      waitFor(() =>
        expect(within(canvas.getByRole('tab', { name }).getBoundingClientRect(), bar.getBoundingClientRect())).toBe(
          true,
        ),
      )
    await seen('Line art')
    await expect(bar).toHaveAttribute('data-more', 'start')
    await userEvent.tab()
    await userEvent.keyboard('{Home}')
    await seen('Photorealistic')
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'end'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The next tab is on the left, as is its arrow key. */
export const RightToLeft: Story = {
  args: { tabs: many },
  decorators: [
    (Story) => (
      <div dir="rtl" style={{ maxWidth: 340 }}>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('tablist')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Digital art', selected: true })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await waitFor(() =>
      expect(
        within(canvas.getByRole('tab', { name: 'Line art' }).getBoundingClientRect(), bar.getBoundingClientRect()),
      ).toBe(true),
    )
    await waitFor(() => expect(bar).toHaveAttribute('data-more', 'start'))
  },
}
