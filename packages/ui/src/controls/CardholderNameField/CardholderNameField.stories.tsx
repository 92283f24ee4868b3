import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { at, compose, fillIn } from '../CardFields/edits.ts'
import { cardholderNameFieldGuide } from './CardholderNameField.guide.ts'
import { CardholderNameField } from './CardholderNameField.tsx'

const meta = {
  title: 'Controls/CardholderNameField',
  component: CardholderNameField,
  parameters: { guide: cardholderNameFieldGuide },
  decorators: [(Story) => <div style={{ maxWidth: 380 }}>{Story()}</div>],
} satisfies Meta<typeof CardholderNameField>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const field = (canvas: Canvas) => canvas.getByLabelText<HTMLInputElement>('Cardholder name')

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'cc-name')
    await expect(field(canvas)).toHaveAccessibleDescription('First and last word, as printed on the card')
  },
}

/** Prefilled from the profile, already in the card's format (R276). */
export const FromTheProfile: Story = {
  args: { defaultValue: 'Ada  Lovelace' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveValue('ADA LOVELACE')
  },
}

/** Letters in capitals, single spaces, the first and the last word (R272-R275). */
export const Typed: Story = {
  tags: ['R272', 'R273', 'R274', 'R275'],
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'grace  b1rewster  hopper')
    await expect(field(canvas)).toHaveValue('GRACE HOPPER')
    await userEvent.type(field(canvas), '  ')
    await userEvent.tab()
    await expect(field(canvas)).toHaveValue('GRACE HOPPER')
  },
}

export const AnythingPasted: Story = {
  play: async ({ canvas }) => {
    const input = field(canvas)
    const pasted = [
      ['grace brewster hopper', 'GRACE HOPPER'],
      ['Ana de la Cruz', 'ANA CRUZ'],
      ['ｇｒａｃｅ　ｈｏｐｐｅｒ', 'GRACE HOPPER'],
      ['\u200FGrace❤️ H0opper!', 'GRACE HOPPER'],
      ['Zoe\u0308 O’Neil', 'ZOË ONEIL'],
      ['ab 1'.repeat(2500), 'AB AB'],
    ] as const
    for (const [text, shown] of pasted) {
      await userEvent.clear(input)
      await userEvent.paste(text)
      await expect(input).toHaveValue(shown)
    }
    await userEvent.clear(input)
    compose(input, 'ぐれいす')
    await expect(input).toHaveValue('ぐれいす')
  },
}

export const FilledIn: Story = {
  play: async ({ canvas }) => {
    fillIn(field(canvas), 'Mr. grace hopper')
    await expect(field(canvas)).toHaveValue('MR HOPPER')
    fillIn(field(canvas), 'grace hopper ')
    await expect(field(canvas)).toHaveValue('GRACE HOPPER')
  },
}

/** The caret stays in place, and a space between two words can be deleted alone. */
export const EditedInTheMiddle: Story = {
  args: { defaultValue: 'Ada Lovelace' },
  play: async ({ canvas }) => {
    const input = field(canvas)
    await userEvent.type(input, 'x', at(1))
    await expect(input).toHaveValue('AXDA LOVELACE')
    await expect(input.selectionStart).toBe(2)
    await userEvent.type(input, '{Backspace}', at(5))
    await expect(input).toHaveValue('AXDALOVELACE')
    await expect(input.selectionStart).toBe(4)
    await userEvent.keyboard(' ')
    await expect(input).toHaveValue('AXDA LOVELACE')
    await expect(input.selectionStart).toBe(5)
  },
}

/** Refuses a space that would make a third word, because the end would be lost. */
export const NoThirdWord: Story = {
  tags: ['R274'],
  args: { defaultValue: 'Ada Lovelace' },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), ' ', at(8))
    await expect(field(canvas)).toHaveValue('ADA LOVELACE')
    await expect(field(canvas).selectionStart).toBe(8)
  },
}

export const WithError: Story = {
  args: { error: 'Write the name as it stands on the card.', defaultValue: 'Ada' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toBeInvalid()
    await expect(field(canvas)).toHaveAccessibleDescription(/^Write the name as it stands on the card\./)
  },
}

export const LongName: Story = { args: { defaultValue: 'Wolfeschlegelsteinhausenbergerdorff Featherstonehaugh' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada Lovelace' } }

/** A Latin name runs left to right on every page, an Arabic name right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultValue: 'Ada Lovelace' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(field(canvas)).direction).toBe('ltr')
    fillIn(field(canvas), 'ليلى حداد')
    await expect(getComputedStyle(field(canvas)).direction).toBe('rtl')
  },
}
