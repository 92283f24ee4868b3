import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inAccount } from '../fixtures/frames.tsx'
import { requests, wordyRequests } from './RequestHistory.fixtures.ts'
import { RequestHistory } from './RequestHistory.tsx'

const meta = {
  title: 'Screens/RequestHistory',
  component: RequestHistory,
  decorators: [inAccount('requestHistory')],
  parameters: { layout: 'fullscreen' },
  args: {
    list: { status: 'ready', rows: requests, more: 'none', onMore: fn() },
    onRunAgain: fn(),
    hrefs: { generate: '#generate' },
  },
} satisfies Meta<typeof RequestHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { list: { status: 'loading' } } }

export const NoRequests: Story = { args: { list: { status: 'ready', rows: [], more: 'none', onMore: fn() } } }

export const Failed: Story = { args: { list: { status: 'error', onRetry: fn() } } }

export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 of 4 delivered')).toBeVisible()
    await expect(canvas.getByText('1 refunded')).toBeVisible()
    await expect(canvas.getAllByText('You were not charged')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Run again kettle.png' }))
    await expect(args.onRunAgain).toHaveBeenCalledOnce()
    await expect(args.onRunAgain).toHaveBeenCalledWith('r-6')
  },
}

export const MoreToLoad: Story = {
  args: { list: { status: 'ready', rows: requests.slice(2), more: 'available', onMore: fn() } },
}

export const MoreFailed: Story = {
  args: { list: { status: 'ready', rows: requests.slice(2), more: 'failed', onMore: fn() } },
}

export const LoadingMore: Story = {
  args: { list: { status: 'ready', rows: requests.slice(2), more: 'loading', onMore: fn() } },
}

export const LongPrompts: Story = {
  args: { list: { status: 'ready', rows: wordyRequests, more: 'none', onMore: fn() } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
