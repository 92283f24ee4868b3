import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../Stack/Stack.tsx'
import { badgeGuide } from './Badge.guide.ts'
import { Badge, badgeTones } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { guide: badgeGuide },
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

export const LongTranslation: Story = {
  render: () => (
    <div style={{ width: 150 }}>
      <Badge tone="caution">Zahlungseingangsbestätigung wird noch erwartet</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText(/Zahlung/)
    await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth + 1)
  },
}
