import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  parameters: { docs: { description: { component: 'How far a job is; without a value, that it is under way.' } } },
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
export const Done: Story = { args: { value: 100 } }

export const EndUnknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}
