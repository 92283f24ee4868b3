import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { visuallyHiddenGuide } from './VisuallyHidden.guide.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Primitives/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { guide: visuallyHiddenGuide },
  args: { children: 'tokens' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const AfterANumber: Story = {
  render: (args) => (
    <Text>
      200.9 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('tokens').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}
