import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './Divider.tsx'

const meta = {
  title: 'Primitives/Divider',
  component: Divider,
  parameters: { docs: { description: { component: 'A hairline; with a word in its middle if it has one.' } } },
} satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Hairline: Story = {}
export const WithAWord: Story = { args: { children: 'or' } }
