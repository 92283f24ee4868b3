import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmInformationModal } from './ConfirmInformationModal.tsx'

const meta = {
  title: 'Overlays/ConfirmInformationModal',
  component: ConfirmInformationModal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          'Amount, method and billing details, confirmed before the card is asked for. Prefilled from the profile; the account e-mail is locked (R134-R139, R258, R259).',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    amount: { currency: 'EUR', tokens: 4000, net: 1990, discount: 0, vatPercent: 20, vat: 398, total: 2388 },
    paymentMethod: 'Credit/Debit card',
    defaults: {
      name: 'Ada',
      surname: 'Lovelace',
      email: 'ada@example.com',
      phone: '+442079460958',
      country: '2',
      city: 'London',
      address: '12 St James’s Square',
      postCode: 'SW1Y 4JH',
    },
    countries: [
      { id: 1, title: 'Portugal', iso: 'PT' },
      { id: 2, title: 'United Kingdom', iso: 'GB' },
      { id: 3, title: 'United States', iso: 'US' },
    ],
    emailLocked: true,
    onBack: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof ConfirmInformationModal>

export default meta
type Story = StoryObj<typeof meta>

export const Prefilled: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm information' })
    await expect(dialog).toHaveTextContent('VAT 20 %€3.98')
    await expect(dialog).toHaveTextContent('Total to pay€23.88')
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('020 7946 0958'))
    await userEvent.click(screen.getByRole('button', { name: 'CONFIRM PAYMENT' }))
    await expect(args.onConfirm).toHaveBeenCalledWith({
      name: 'Ada',
      surname: 'Lovelace',
      email: 'ada@example.com',
      phone: '+442079460958',
      country: '2',
      city: 'London',
      address: '12 St James’s Square',
      postCode: 'SW1Y 4JH',
    })
    await userEvent.click(screen.getByRole('button', { name: 'BACK' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const NothingFilledIn: Story = { args: { defaults: {}, emailLocked: false } }

export const EveryFieldMissing: Story = {
  args: {
    defaults: {},
    emailLocked: false,
    formError: 'Please fill in all required fields',
    errors: {
      name: 'First name is required',
      surname: 'Last name is required',
      email: 'Email is required',
      phone: 'Phone number is required',
      country: 'Country is required',
      city: 'City is required',
      address: 'Address is required',
      postCode: 'Postal code is required',
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
    await expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields')
    await expect(screen.getByLabelText('Postal code')).toHaveAccessibleDescription('Postal code is required')
  },
}

export const WrongPhone: Story = {
  args: { errors: { phone: 'Invalid phone format (e.g. +1234567890)' }, defaults: { phone: '+441' } },
}

export const Sending: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: 'CONFIRM PAYMENT' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('City'), '{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const WithPromoAndOrder: Story = {
  args: {
    orderId: '6f0f3f0e-5d0c-4a1b-9a57-2c1be0c2f9aa',
    amount: {
      currency: 'EUR',
      tokens: 4000,
      net: 1791,
      discount: 199,
      discountCode: 'WELCOME10',
      vatPercent: 20,
      vat: 358,
      total: 2149,
    },
  },
}

export const WithoutVat: Story = {
  args: { amount: { currency: 'USD', tokens: 2009, net: 2049, discount: 0, vatPercent: 0, vat: 0, total: 2049 } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent('VAT')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
