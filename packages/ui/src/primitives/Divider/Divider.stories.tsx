import type { Meta, StoryObj } from '@storybook/react-vite'
import { dividerGuide } from './Divider.guide.ts'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { guide: dividerGuide },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Hairline: Story = {}
export const WithAWord: Story = { args: { children: 'or' } }

export const LongWord: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Divider>oder mit einer anderen Karte bezahlen</Divider>
    </div>
  ),
}
