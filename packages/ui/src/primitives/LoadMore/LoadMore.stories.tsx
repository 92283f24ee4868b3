import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loadMoreGuide } from './LoadMore.guide.ts'
import { LoadMore } from './LoadMore.tsx'

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  parameters: { guide: loadMoreGuide },
  args: {
    state: 'available',
    onMore: fn(),
    label: 'Show more',
    busyLabel: 'Loading...',
    failed: 'The next page did not arrive.',
  },
} satisfies Meta<typeof LoadMore>

export default meta
type Story = StoryObj<typeof meta>

export const Available: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onMore).toHaveBeenCalledTimes(2)
  },
}

export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next page did not arrive.')
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalled()
  },
}

export const AllShown: Story = {
  tags: ['!visual'],
  args: { state: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
