import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { progressGuide } from './Progress.guide.ts'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  parameters: { guide: progressGuide },
  args: { label: 'Striking picture 2 of 4' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const HalfWay: Story = {
  args: { value: 52 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Striking picture 2 of 4' })).toHaveAttribute(
      'aria-valuenow',
      '52',
    )
  },
}

export const NotStarted: Story = { args: { value: 0 } }

export const EndUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const OutOfRange: Story = {
  args: { value: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  },
}

export const RightToLeft: Story = {
  args: { value: 30 },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar')
    const end = track.getBoundingClientRect().right
    await expect(track.firstElementChild?.getBoundingClientRect().right).toBeCloseTo(end, 0)
  },
}
