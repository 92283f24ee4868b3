import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { CardholderNameField, CardNumberField, CvvField, ExpiryField } from './CardFields.tsx'

interface CardErrors {
  number?: string
  expiry?: string
  cvv?: string
  holder?: string
  disabled?: boolean
}

function AllFields({ number, expiry, cvv, holder, disabled }: CardErrors) {
  return (
    <Stack style={{ maxWidth: 400 }}>
      <CardNumberField error={number} disabled={disabled} />
      <ExpiryField error={expiry} disabled={disabled} />
      <CvvField error={cvv} disabled={disabled} />
      <CardholderNameField error={holder} disabled={disabled} defaultValue="Ada  Lovelace" />
    </Stack>
  )
}

const meta = {
  title: 'Controls/Card fields',
  component: AllFields,
  parameters: {
    docs: {
      description: {
        component:
          'Number, expiry, CVV and name on a card. They format as one types, pastes and deletes, and keep the caret where it was. The values live in the DOM alone and are never props (D04).',
      },
    },
  },
} satisfies Meta<typeof AllFields>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Typed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Card number'), '4242x4242424242999999')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4299')
    await userEvent.type(canvas.getByLabelText('Expiration date'), '1330')
    await expect(canvas.getByLabelText('Expiration date')).toHaveValue('12/30')
    await userEvent.type(canvas.getByLabelText('CVV'), '12a34')
    await expect(canvas.getByLabelText('CVV')).toHaveValue('123')
    const holder = canvas.getByLabelText('Cardholder name')
    await expect(holder).toHaveValue('ADA LOVELACE')
    await userEvent.clear(holder)
    await userEvent.type(holder, 'grace  b1rewster  hopper')
    await userEvent.tab()
    await expect(holder).toHaveValue('GRACE BREWSTER')
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Card number').focus()
    await userEvent.paste('5555-5555-5555-4444')
    await expect(canvas.getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
    canvas.getByLabelText('Expiration date').focus()
    await userEvent.paste('07 / 2031')
    await expect(canvas.getByLabelText('Expiration date')).toHaveValue('07/31')
    await userEvent.clear(canvas.getByLabelText('Cardholder name'))
    await userEvent.paste('grace brewster hopper')
    await expect(canvas.getByLabelText('Cardholder name')).toHaveValue('GRACE BREWSTER')
  },
}

/** A digit put in or taken out in the middle: the caret stays with it. */
export const EditedInTheMiddle: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText<HTMLInputElement>('Card number')
    await userEvent.type(number, '42424242')
    await userEvent.type(number, '9', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    await expect(number).toHaveValue('4294 2424 2')
    await expect(number.selectionStart).toBe(3)
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(number).toHaveValue('4242 4242')
    await expect(number.selectionStart).toBe(2)
  },
}

/** A space that formatting would put back is stepped over: the key reaches the digit behind it. */
export const DeletedAcrossASpace: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText<HTMLInputElement>('Card number')
    await userEvent.type(number, '12345678')
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 })
    await expect(number).toHaveValue('1235 678')
    await expect(number.selectionStart).toBe(3)
    await userEvent.type(number, '{Delete}', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(number).toHaveValue('1235 78')
  },
}

export const InError: Story = {
  args: {
    number: 'Card number must be 16 digits formatted',
    expiry: 'Invalid expiration date',
    cvv: 'CVV must be exactly 3 digits',
    holder: 'Write the name as it stands on the card.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Expiration date')).toHaveAccessibleDescription('Invalid expiration date')
  },
}

export const Paying: Story = { args: { disabled: true } }
