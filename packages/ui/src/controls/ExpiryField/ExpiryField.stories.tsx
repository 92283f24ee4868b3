import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { at, compose, fillIn } from '../CardFields/edits.ts'
import { expiryFieldGuide } from './ExpiryField.guide.ts'
import { ExpiryField } from './ExpiryField.tsx'

const meta = {
  title: 'Controls/ExpiryField',
  component: ExpiryField,
  parameters: { guide: expiryFieldGuide },
  decorators: [(Story) => <div style={{ maxWidth: 190 }}>{Story()}</div>],
} satisfies Meta<typeof ExpiryField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Expiration date')

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'cc-exp')
  },
}

/** A month over 12 becomes 12; the slash comes by itself (R268, R269). */
export const Typed: Story = {
  tags: ['R268', 'R269'],
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '1330')
    await expect(field(canvas)).toHaveValue('12/30')
    await userEvent.type(field(canvas), '9')
    await expect(field(canvas)).toHaveValue('12/30')
  },
}

/** A typed slash or century makes the same date. */
export const TypedInFull: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas)
    for (const text of ['05/30', '052030', '05/2030', '5/30', '5/2030', '５/３０']) {
      await userEvent.clear(input)
      await userEvent.type(input, text)
      await userEvent.tab()
      await expect(input).toHaveValue('05/30')
    }
  },
}

export const Pasted: Story = {
  tags: ['R268'],
  play: async ({ canvas }) => {
    const input = field(canvas)
    for (const text of ['05 / 2030', '2030-05', '5-30', '٠٥/٣٠', '\u200E05/30\u200E', '💳05/30']) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue('05/30')
    }
    await userEvent.clear(input)
    await userEvent.paste('1'.repeat(10_000))
    await expect(input).toHaveValue('11/11')
  },
}

/** The forms in which browsers and password managers fill in a date, with the focus elsewhere. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    for (const text of ['12/2030', '2030-12', '12/30', '122030', '1230']) {
      fillIn(field(canvas), text)
      await expect(field(canvas)).toHaveValue('12/30')
    }
  },
}

export const Composed: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    field(canvas).focus()
    compose(field(canvas), '１２３０')
    await expect(field(canvas)).toHaveValue('12/30')
  },
}

/** Deleting in the month leaves the year and the caret alone. */
export const EditedInTheMiddle: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas)
    await userEvent.type(input, '1230')
    await userEvent.type(input, '{Backspace}', at(2))
    await expect(input).toHaveValue('1/30')
    await expect(input.selectionStart).toBe(1)
    await userEvent.keyboard('1')
    await expect(input).toHaveValue('11/30')
    await userEvent.type(input, '{Backspace}', at(3))
    await expect(input).toHaveValue('1/30')
    await expect(input.selectionStart).toBe(1)
    await userEvent.keyboard('{Backspace}')
    await expect(input).toHaveValue('/30')
    await userEvent.keyboard('04')
    await expect(input).toHaveValue('04/30')
    await userEvent.type(input, '{Delete}', at(2))
    await expect(input).toHaveValue('04/0')
  },
}

export const TypedWhenFull: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '1230')
    await userEvent.type(field(canvas), '4', at(1))
    await expect(field(canvas)).toHaveValue('12/30')
    await expect(field(canvas).selectionStart).toBe(1)
  },
}

export const WithError: Story = {
  args: { error: 'Invalid expiration date' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription('Invalid expiration date')
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Month and year keep their order on a page that runs from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '0730')
    await expect(field(canvas)).toHaveValue('07/30')
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr')
  },
}
