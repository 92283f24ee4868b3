import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import * as styles from './Field.css.ts'
import { fieldGuide } from './Field.guide.ts'
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
  parameters: { guide: fieldGuide },
  args: { label: 'Date of the invoice' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof OwnControl>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of the invoice')
    await userEvent.click(canvas.getByText('Date of the invoice'))
    await expect(control).toHaveFocus()
    await expect(control).not.toHaveAttribute('aria-describedby')
    control.blur()
  },
}

export const WithHint: Story = { args: { hint: 'The day it was paid.' } }

export const WithError: Story = { args: { error: 'This day lies ahead.' } }

export const Everything: Story = {
  args: { hint: 'The day it was paid.', error: 'This day lies ahead.', optional: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Date of the invoice')
    await expect(control).toHaveAccessibleDescription('This day lies ahead. The day it was paid.')
    await expect(control).toBeInvalid()
  },
}

export const LabelOnlyHeard: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of the invoice')).toBeVisible()
  },
}

/** Twice the length of English, and one very long word: nothing leaves its column. */
export const LongTexts: Story = {
  args: {
    label: 'Datum, an dem die Rechnung über das Guthaben bei Ihnen eingegangen ist',
    error: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    hint: 'Der Tag, an dem der Betrag von Ihrem Konto abgebucht wurde, nicht der Tag der Bestellung.',
    optional: true,
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const column = canvasElement.firstElementChild
    await expect(column?.scrollWidth).toBeLessThanOrEqual(column?.clientWidth ?? 0)
  },
}
