import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline, Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { coinGuide } from './Coin.guide.ts'
import { Coin, coinTones } from './Coin.tsx'

const meta = {
  title: 'Primitives/Coin',
  component: Coin,
  parameters: {
    guide: coinGuide,
  },
} satisfies Meta<typeof Coin>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: () => (
    <Inline align="end" gap="lg">
      {[16, 20, 24, 28, 36, 48, 64, 96].map((size) => (
        <Coin key={size} size={size} />
      ))}
    </Inline>
  ),
}

export const Tones: Story = {
  render: () => (
    <Stack>
      {coinTones.map((tone) => (
        <Inline key={tone}>
          <Coin tone={tone} size={18} />
          <Coin tone={tone} size={64} />
          <Text>{tone}</Text>
        </Inline>
      ))}
    </Stack>
  ),
}

export const InText: Story = {
  render: () => (
    <Text size="lead">
      <Coin size={20} tone="current" /> 10 tokens to begin with
    </Text>
  ),
}
