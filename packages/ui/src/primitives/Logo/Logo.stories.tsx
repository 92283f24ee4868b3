import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { docs: { description: { component: 'Coin and word, the word as text.' } } },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const InTheHeader: Story = {}
export const Compact: Story = { args: { compact: true } }
export const Sizes: Story = {
  render: () => (
    <Stack gap="lg">
      {[24, 32, 48, 64].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Stack>
  ),
}
