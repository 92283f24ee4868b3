import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { logoGuide } from './Logo.guide.ts'
import { Logo } from './Logo.tsx'

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: { guide: logoGuide },
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
