import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { textGuide } from './Text.guide.ts'
import { Text, textSizes, textTones } from './Text.tsx'

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: {
    guide: textGuide,
  },
  args: { children: 'You pay for what you make, and only for what arrives.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = {}

export const Sizes: Story = {
  render: ({ children }) => (
    <Stack gap="sm">
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: ({ children }) => (
    <Stack gap="xs">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const FiguresInColumns: Story = {
  render: () => (
    <Stack gap="none">
      {['1,111.10', '2,000.00', '978.65'].map((figure) => (
        <Text key={figure} numeric align="end" style={{ width: 160 }}>
          {figure}
        </Text>
      ))}
    </Stack>
  ),
}

export const CutShort: Story = {
  args: { truncate: true, style: { width: 220 } },
}

export const Weights: Story = {
  render: ({ children }) => (
    <Stack gap="sm">
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {children}
        </Text>
      ))}
    </Stack>
  ),
}

export const LongWord: Story = {
  args: { children: 'Hintergrundentfernungswerkzeugsammlung' },
  render: (args) => (
    <div style={{ width: 180 }}>
      <Text {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Hintergrund/)
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth)
  },
}
