import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../Stack/Stack.tsx'
import { Badge, badgeTones } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { docs: { description: { component: 'A short word on a thing: its status, or what sets it apart.' } } },
  args: { children: 'Delivered' },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>Queued</Badge>
      <Badge tone="accent">Best value</Badge>
      <Badge tone="copper">For agencies</Badge>
      <Badge tone="positive">Delivered</Badge>
      <Badge tone="caution">Pending</Badge>
      <Badge tone="critical">Failed</Badge>
      <Badge tone="info">Working</Badge>
    </Inline>
  ),
}
