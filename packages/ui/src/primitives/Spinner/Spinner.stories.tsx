import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { spinnerGuide } from './Spinner.guide.ts'
import { PageSpinner, Spinner, spinnerSizes } from './Spinner.tsx'

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    guide: spinnerGuide,
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} label={null} />
      ))}
    </Inline>
  ),
}

export const WholePage: Story = {
  render: () => <PageSpinner label="Loading your projects" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your projects')
  },
}
