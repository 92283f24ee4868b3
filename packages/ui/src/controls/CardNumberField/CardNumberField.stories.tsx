import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { at, compose, fillIn, tracesOf } from '../CardFields/edits.ts'
import { cardNumberFieldGuide } from './CardNumberField.guide.ts'
import { CardNumberField } from './CardNumberField.tsx'

const meta = {
  title: 'Controls/CardNumberField',
  component: CardNumberField,
  parameters: { guide: cardNumberFieldGuide },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof CardNumberField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Card number')

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'cc-number')
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric')
  },
}

export const Typed: Story = {
  tags: ['R266'],
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '4242x4242424242999999')
    await expect(field(canvas)).toHaveValue('4242 4242 4242 4299')
    await expect(field(canvas).selectionStart).toBe(19)
  },
}

/** The first digits determine the brand, which replaces the plain card icon. */
export const Brand: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '5')
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.type(field(canvas), '5')
    await expect(canvas.getByRole('img', { name: 'Mastercard' })).toBeVisible()
    await userEvent.clear(field(canvas))
    await expect(canvas.queryByRole('img')).toBeNull()
    fillIn(field(canvas), '4242424242424242')
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect(field(canvas)).toHaveAccessibleName('Card number')
  },
}

export const Pasted: Story = {
  tags: ['R266'],
  play: async ({ canvas }) => {
    field(canvas).focus()
    await userEvent.paste('5555-5555-5555-4444')
    await expect(field(canvas)).toHaveValue('5555 5555 5555 4444')
  },
}

/** As browsers and password managers fill it in, with the focus elsewhere. */
export const FilledIn: Story = {
  play: async ({ canvas }) => {
    fillIn(field(canvas), '4242424242424242')
    await expect(field(canvas)).toHaveValue('4242 4242 4242 4242')
    await expect(field(canvas)).not.toHaveFocus()
  },
}

/** Full-width and Arabic-Indic digits, direction marks, emoji, and ten thousand characters. */
export const AnythingPasted: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const input = field(canvas)
    input.focus()
    for (const text of [
      '４２４２４２４２４２４２４２４２',
      '\u200F٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
      '💳 4242-4242/4242.4242 👍',
      '42'.repeat(5000),
    ]) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue('4242 4242 4242 4242')
    }
  },
}

/** Digits in an input method remain unchanged until the composition ends. */
export const Composed: Story = {
  play: async ({ canvas }) => {
    field(canvas).focus()
    compose(field(canvas), '４２４２４')
    await expect(field(canvas)).toHaveValue('4242 4')
  },
}

/** The caret stays with a digit that is inserted or deleted in the middle. */
export const EditedInTheMiddle: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas)
    await userEvent.type(input, '42424242')
    await userEvent.type(input, '9', at(2))
    await expect(input).toHaveValue('4294 2424 2')
    await expect(input.selectionStart).toBe(3)
    await userEvent.type(input, '{Backspace}', at(3))
    await expect(input).toHaveValue('4242 4242')
    await expect(input.selectionStart).toBe(2)
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 1, initialSelectionEnd: 7 })
    await expect(input).toHaveValue('442')
    await expect(input.selectionStart).toBe(1)
  },
}

/** A deleted separator would be formatted again, so the key deletes the digit behind it. */
export const DeletedAcrossASpace: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas)
    await userEvent.type(input, '12345678')
    await userEvent.type(input, '{Backspace}', at(5))
    await expect(input).toHaveValue('1235 678')
    await expect(input.selectionStart).toBe(3)
    await userEvent.type(input, '{Delete}', at(4))
    await expect(input).toHaveValue('1235 78')
    await expect(input.selectionStart).toBe(4)
  },
}

/** A full field refuses a digit in the middle instead of pushing out the last one. */
export const TypedWhenFull: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '1234567812345678')
    await userEvent.type(field(canvas), '9', at(4))
    await expect(field(canvas)).toHaveValue('1234 5678 1234 5678')
    await expect(field(canvas).selectionStart).toBe(4)
  },
}

/** Only the field contains the number: not the markup, storage, or React's memory (D04). */
export const LeavesNoTrace: Story = {
  play: async ({ canvas }) => {
    const digits = String(7 ** 18).slice(0, 16)
    const nowhere = { markup: 0, localStorage: 0, sessionStorage: 0, url: 0, react: 0 }
    await userEvent.type(field(canvas), digits)
    const shown = field(canvas).value
    await expect(shown.replaceAll(' ', '')).toBe(digits)
    await expect(tracesOf(digits, field(canvas))).toEqual(nowhere)
    await expect(tracesOf(shown, field(canvas))).toEqual(nowhere)
  },
}

export const WithError: Story = {
  args: { error: 'Card number must be 16 digits formatted' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription('Card number must be 16 digits formatted')
  },
}

export const LongError: Story = {
  args: {
    error:
      'Donaudampfschifffahrtsgesellschaftskartennummernprüfung: the bank that issued this card does not know the number.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
}

export const Disabled: Story = { args: { disabled: true } }

/** Figures run left to right on every page. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '42424242')
    await expect(field(canvas)).toHaveValue('4242 4242')
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr')
  },
}
