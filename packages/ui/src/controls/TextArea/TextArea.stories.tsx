import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './TextArea.tsx'

const meta = {
  title: 'Controls/TextArea',
  component: TextArea,
  parameters: { docs: { description: { component: 'Several lines of text; grows with what is written.' } } },
  args: { name: 'message', label: 'Message' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'A lighthouse at dusk, seen from the water' } }

export const Filled: Story = {
  args: {
    defaultValue:
      'A lighthouse at dusk, seen from the water. The lamp is lit, the sky goes from apricot to slate, and one gull crosses the beam. No people, no ships.',
  },
}

export const WithError: Story = { args: { error: 'Please write what you need.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'A lighthouse at dusk' } }
