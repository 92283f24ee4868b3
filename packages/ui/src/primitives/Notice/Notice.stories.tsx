import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Notice, noticeTones } from './Notice.tsx'

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  parameters: {
    docs: {
      description: {
        component:
          'Says something about the page. Critical and caution interrupt (`alert`); the rest waits (`status`).',
      },
    },
  },
  args: { children: 'You were not charged.' },
  argTypes: { tone: { control: 'select', options: noticeTones } },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Failure: Story = {
  args: { tone: 'critical', title: 'The picture could not be made' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The picture could not be made')
  },
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap="sm">
      {noticeTones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} title={tone} />
      ))}
    </Stack>
  ),
}

export const WithAnAction: Story = {
  args: {
    tone: 'caution',
    title: 'Not enough tokens',
    children: 'This costs 4 tokens and you have 1.5.',
    action: (
      <Button size="sm" tone="neutral">
        Buy tokens
      </Button>
    ),
  },
}
