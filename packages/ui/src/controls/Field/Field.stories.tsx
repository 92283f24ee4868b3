import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import * as styles from './Field.css.ts'
import { Field } from './Field.tsx'
import { type FieldProps, useField } from './useField.ts'

function OwnControl(props: FieldProps) {
  const { ids, control } = useField({ hint: props.hint, error: props.error })
  return (
    <Field {...props} ids={ids}>
      <div className={styles.box}>
        <input {...control} className={styles.input} type="date" />
      </div>
    </Field>
  )
}

const meta = {
  title: 'Controls/Field',
  component: OwnControl,
  parameters: {
    docs: {
      description: {
        component:
          'The shell behind every field: label above, error and hint below, all tied to the control by `useField`. Use it to make a control that is not there yet.',
      },
    },
  },
  args: { label: 'Date of the invoice' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof OwnControl>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Everything: Story = {
  args: { hint: 'The day it was paid.', error: 'This day lies ahead.', optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of the invoice')
    await expect(control).toHaveAccessibleDescription('This day lies ahead. The day it was paid.')
    await expect(control).toBeInvalid()
  },
}

export const LabelOnlyHeard: Story = { args: { hideLabel: true } }
