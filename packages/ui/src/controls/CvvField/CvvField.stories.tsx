import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { at, compose, fillIn, tracesOf } from '../CardFields/edits.ts'
import { cvvFieldGuide } from './CvvField.guide.ts'
import { CvvField } from './CvvField.tsx'

const meta = {
  title: 'Controls/CvvField',
  component: CvvField,
  parameters: { guide: cvvFieldGuide },
  decorators: [(Story) => <div style={{ maxWidth: 190 }}>{Story()}</div>],
} satisfies Meta<typeof CvvField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('CVV')

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'cc-csc')
    await expect(field(canvas)).toHaveAccessibleDescription('3 digits on the back')
  },
}

export const Typed: Story = {
  tags: ['R271'],
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '12a34')
    await expect(field(canvas)).toHaveValue('123')
    await userEvent.type(field(canvas), '9', at(1))
    await expect(field(canvas)).toHaveValue('123')
    await userEvent.type(field(canvas), '{Backspace}9', at(2))
    await expect(field(canvas)).toHaveValue('193')
    await expect(field(canvas).selectionStart).toBe(2)
  },
}

export const AnythingPasted: Story = {
  tags: ['R271'],
  play: async ({ canvas }) => {
    const input = field(canvas)
    input.focus()
    for (const text of [' 1-2-3 ', '１２３', '\u200F١٢٣', 'CVV: 123 👍', '123'.repeat(3334)]) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue('123')
    }
    compose(input, '４５６')
    await expect(input).toHaveValue('456')
  },
}

/** Only the field contains the code (D04). */
export const LeavesNoTrace: Story = {
  play: async ({ canvas }) => {
    const digits = String(7 ** 18).slice(3, 6)
    const before = tracesOf(digits, field(canvas))
    fillIn(field(canvas), digits)
    await expect(field(canvas)).toHaveValue(digits)
    await expect(tracesOf(digits, field(canvas))).toEqual(before)
  },
}

/** Also shows the bank's error for the CVV (R377). */
export const WithError: Story = {
  args: { error: 'CVV must be exactly 3 digits' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription('CVV must be exactly 3 digits 3 digits on the back')
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), '123')
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr')
  },
}
