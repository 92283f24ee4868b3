import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { GenerateIcon } from '../Icon/icons.ts'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { docs: { description: { component: 'A list with nothing in it, and the way to fill it.' } } },
  args: { title: 'No pictures yet' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithANextStep: Story = {
  args: {
    icon: GenerateIcon,
    children: 'Everything you make is kept here until you delete it.',
    action: <Button href="/services/generate-image">Make the first one</Button>,
  },
}

export const Bare: Story = {}
