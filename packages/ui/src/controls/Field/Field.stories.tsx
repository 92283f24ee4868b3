import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './Field.tsx'

const ids = { control: 'field-control', label: 'field-label', hint: 'field-hint', error: 'field-error' }

const meta = {
  title: 'Controls/Field',
  component: Field,
  parameters: {
    docs: {
      description: {
        component:
          'The shell behind every control: label above, the control, then what is wrong with it, then a standing hint. Use it to build a new control, never around a finished one.',
      },
    },
  },
  args: {
    ids,
    label: 'Favourite colour',
    children: <input id={ids.control} aria-describedby={ids.hint} aria-errormessage={ids.error} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const WithHint: Story = { args: { hint: 'Any name will do' } }

export const WithError: Story = {
  args: { error: 'Please name a colour' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please name a colour')).toHaveAttribute('id', ids.error)
  },
}

export const Optional: Story = { args: { optional: true } }
