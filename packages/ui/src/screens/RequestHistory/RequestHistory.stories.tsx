import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { expectTriedAgain } from '../../testing/expectTriedAgain.ts'
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
    hrefs: { example: '#example' },
  },
} satisfies Meta<typeof RequestHistory>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { list: { status: 'loading' } } }

export const NoRequests: Story = {
  args: { list: { status: 'ready', rows: [], more: 'none', onMore: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('“red poppies in the morning”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try this prompt' })).toHaveAttribute('href', '#example')
  },
}

export const Failed: Story = { args: { list: { status: 'error', onRetry: fn() } } }

export const EveryState: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('3 of 4 delivered')).toBeVisible()
    await expect(canvas.getByText('1 refunded')).toBeVisible()
    // Delivered, and refunded afterwards.
    await expect(canvas.getByText('2 refunded')).toBeVisible()
    await expect(canvas.getByText(/^Generate image · Line art, Comic, Anime, Pixel art · 1,024 × 1,536$/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'A copper kettle on a linen cloth, morning light' })).toHaveAttribute(
      'href',
      '#result-3',
    )
    await expect(canvas.queryByRole('link', { name: 'kettle.png' })).not.toBeInTheDocument()
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

/** A request that refined an earlier image. */
export const Refined: Story = {
  args: {
    list: {
      status: 'ready',
      rows: requests.slice(2, 4).map((request, place) => ({
        ...request,
        settings: { ...request.settings, refinement: place === 0 ? 'variation' : 'moreLikeThis' },
      })),
      more: 'none',
      onMore: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Variation of an earlier image/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/More like an earlier image/)[0]).toBeVisible()
  },
}

export const LongPrompts: Story = {
  args: { list: { status: 'ready', rows: wordyRequests, more: 'none', onMore: fn() } },
}

/** An image that fails to load is replaced by the service's icon. */
export const ImageLost: Story = {
  args: {
    list: {
      status: 'ready',
      rows: wordyRequests.map((request) => ({
        ...request,
        result: { href: '#result', thumbs: ['data:image/png,lost'] },
      })),
      more: 'none',
      onMore: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const isGone = () => waitFor(() => expect(canvasElement.querySelector('tbody img')).toBeNull())
    await isGone()
    await expectTriedAgain(canvasElement)
    await isGone()
  },
}
