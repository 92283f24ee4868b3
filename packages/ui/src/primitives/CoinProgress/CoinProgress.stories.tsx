import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { coinProgressGuide } from './CoinProgress.guide.ts'
import { CoinProgress } from './CoinProgress.tsx'

const meta = {
  title: 'Primitives/CoinProgress',
  component: CoinProgress,
  parameters: { guide: coinProgressGuide },
  args: { label: 'image 2 of 4' },
} satisfies Meta<typeof CoinProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Striking: Story = {
  args: { value: 64.4 },
  play: async ({ canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'image 2 of 4' })
    await expect(progress).toHaveAttribute('aria-valuenow', '64')
    await expect(progress).toHaveTextContent('64%')
  },
}

export const EndUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const FromFirstToLast: Story = {
  render: ({ label }) => (
    <Inline gap="lg">
      {[0, 12, 50, 88, 100].map((value) => (
        <CoinProgress key={value} label={`${label}, ${value}`} value={value} />
      ))}
    </Inline>
  ),
}

export const OutOfRange: Story = {
  args: { value: 180 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}
