import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { confirmInformationModalGuide } from './ConfirmInformationModal.guide.ts'
import { ConfirmInformationModal } from './ConfirmInformationModal.tsx'

const meta = {
  title: 'Overlays/ConfirmInformationModal',
  component: ConfirmInformationModal,
  parameters: {
    guide: confirmInformationModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
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
  tags: ['state:checkout.confirmingInformation', 'R134', 'R135', 'R137'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm information' })
    await expect(dialog).toHaveTextContent('Payment methodCredit/Debit card')
    await expect(dialog).toHaveTextContent('Amount€19.90')
    await expect(dialog).toHaveTextContent('VAT 20%€3.98')
    await expect(dialog).toHaveTextContent('Total to pay€23.88')
    await expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveValue('020 7946 0958'))
  },
}

export const ConfirmsWhatIsFilledIn: Story = {
  tags: ['!visual', 'R136'],
  play: async ({ args }) => {
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
      company: '',
      vatNumber: '',
    })
    await userEvent.click(screen.getByRole('button', { name: 'BACK' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const NothingFilledIn: Story = { args: { defaults: {}, emailLocked: false } }

export const EveryFieldMissing: Story = {
  parameters: {
    says: [
      'checkout.firstNameRequired',
      'checkout.lastNameRequired',
      'checkout.emailRequired',
      'checkout.phoneRequired',
      'checkout.countryRequired',
      'checkout.cityRequired',
      'checkout.addressRequired',
      'checkout.postCodeRequired',
      'checkout.fieldsMissing',
    ],
  },
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
  parameters: { says: ['checkout.phoneInvalid'] },
  args: { errors: { phone: 'Invalid phone format (e.g. +1234567890)' }, defaults: { phone: '+441' } },
}

export const Sending: Story = {
  tags: ['state:checkout.submittingCheckout', 'state:checkout.submittingChange'],
  args: { busy: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'CONFIRM PAYMENT' })).toBeDisabled()
  },
}

export const SendsOnce: Story = {
  tags: ['!visual'],
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.type(screen.getByLabelText('City'), '{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const WithPromoAndOrder: Story = {
  tags: ['state:checkout.changingInformation.asPlaced'],
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
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent('Order IDMT-FGC5-YDAPayment method')
  },
}

export const WithoutVat: Story = {
  tags: ['R137'],
  args: { amount: { currency: 'USD', tokens: 2009, net: 2049, discount: 0, vatPercent: 0, vat: 0, total: 2049 } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).not.toHaveTextContent('VAT')
  },
}

/** The image shows the filled-in form on a phone. */
export const OnAPhone: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const confirm = await screen.findByRole('button', { name: 'CONFIRM PAYMENT' })
    const back = screen.getByRole('button', { name: 'BACK' })
    await expect(confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(back.getBoundingClientRect().top)
    confirm.focus()
    await userEvent.tab()
    await expect(back).toHaveFocus()
  },
}

export const CheckoutFailed: Story = {
  parameters: { says: ['checkout.failed'] },
  args: { formError: 'Checkout failed' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Checkout failed')
    await expect(screen.getByRole('button', { name: 'CONFIRM PAYMENT' })).toBeEnabled()
  },
}

export const BackTakesWhatWasTyped: Story = {
  tags: ['!visual'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog')
    const city = screen.getByLabelText('City')
    await userEvent.clear(city)
    await userEvent.type(city, 'Porto')
    await step('A press outside does not close any more', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement)
      await expect(args.onOpenChange).not.toHaveBeenCalled()
    })
    await userEvent.click(screen.getByRole('button', { name: 'BACK' }))
    await expect(args.onBack).toHaveBeenCalledWith(expect.objectContaining({ city: 'Porto', country: '2' }))
    await step('Enter in a field confirms', async () => {
      await userEvent.type(city, '{Enter}')
      await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ city: 'Porto' }))
    })
  },
}

export const ChangeOfOrderUnanswered: Story = {
  tags: ['state:checkout.changingInformation.perhapsChanged'],
  args: { orderId: '6f0f3f0e-5d0c-4a1b-9a57-2c1be0c2f9aa', formError: 'Checkout failed' },
}

/** The browser fills several fields at once, with figures of another script and an editor's invisible marks. */
export const FilledInByTheBrowser: Story = {
  tags: ['!visual'],
  args: { defaults: {}, emailLocked: false },
  play: async ({ args }) => {
    const set = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
    await screen.findByRole('dialog')
    set('First name', '\u200FAda')
    set('Last name', 'Lovelace 👑')
    set('Email', 'ada@example.com')
    set('City', 'London')
    set('Address', 'x'.repeat(10_000))
    set('Postal code', 'SW1Y 4JH')
    await userEvent.click(screen.getByRole('button', { name: 'CONFIRM PAYMENT' }))
    await expect(args.onConfirm).toHaveBeenCalledWith({
      name: '\u200FAda',
      surname: 'Lovelace 👑',
      email: 'ada@example.com',
      phone: '',
      country: '',
      city: 'London',
      address: 'x'.repeat(10_000),
      postCode: 'SW1Y 4JH',
      company: '',
      vatNumber: '',
    })
  },
}

const company = { company: 'Lovelace Engines Ltd', vatNumber: 'GB123456789' }

/** The box shows the fields of a company, and the VAT follows country and number. */
export const ForACompany: Story = {
  args: { onBuyerChange: fn() },
  play: async ({ args, step }) => {
    await screen.findByRole('dialog')
    await expect(screen.queryByLabelText('Company name')).toBeNull()
    await userEvent.click(screen.getByLabelText('I buy for a company'))
    await userEvent.type(screen.getByLabelText('Company name'), company.company)
    await userEvent.type(screen.getByLabelText(/^VAT number/), company.vatNumber)
    await expect(args.onBuyerChange).toHaveBeenLastCalledWith({ country: '2', vatNumber: company.vatNumber })
    await userEvent.click(screen.getByRole('button', { name: 'CONFIRM PAYMENT' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(expect.objectContaining(company))
    await step('Without the tick, nothing of a company is sent', async () => {
      await userEvent.click(screen.getByLabelText('I buy for a company'))
      await expect(args.onBuyerChange).toHaveBeenLastCalledWith({ country: '2', vatNumber: '' })
      await userEvent.click(screen.getByRole('button', { name: 'CONFIRM PAYMENT' }))
      await expect(args.onConfirm).toHaveBeenLastCalledWith(expect.objectContaining({ company: '', vatNumber: '' }))
      await userEvent.click(screen.getByLabelText('I buy for a company'))
    })
  },
}

export const WrongVatNumber: Story = {
  parameters: { says: ['checkout.vatNumberInvalid'] },
  args: {
    defaults: { ...meta.args.defaults, ...company, vatNumber: 'GB12' },
    errors: { vatNumber: 'This is not a VAT number of the country of your address' },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText(/^VAT number/)).toHaveFocus())
  },
}

export const CompanyErrors: Story = {
  parameters: { says: ['checkout.companyTooLong', 'checkout.vatNumberElsewhere'] },
  args: {
    defaults: { ...meta.args.defaults, company: 'Long Name & Sons '.repeat(18), vatNumber: 'DE123456789' },
    errors: {
      company: 'Company name must be at most 200 characters',
      vatNumber: 'This VAT number is of another country than your address',
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus())
    await expectNoSidewaysScroll(await screen.findByRole('dialog'))
  },
}

export const CompanyMissing: Story = {
  tags: ['!visual'],
  parameters: { says: ['checkout.companyRequired'] },
  args: {
    defaults: { ...meta.args.defaults, vatNumber: company.vatNumber },
    errors: { company: 'Company name is required with a VAT number' },
  },
}

/** A company that is written from right to left. */
export const RightToLeftCompany: Story = {
  args: {
    defaults: { ...meta.args.defaults, company: 'شركة الصور الرقمية والنشر المحدودة', vatNumber: 'SA300000000003' },
  },
  play: async () => {
    await expect(await screen.findByLabelText('Company name')).toHaveValue('شركة الصور الرقمية والنشر المحدودة')
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: { orderId: '6f0f3f0e-5d0c-4a1b-9a57-2c1be0c2f9aa', formError: 'Der Bezahlvorgang ist leider fehlgeschlagen.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect((await tabAround(dialog)).length).toBeGreaterThanOrEqual(11)
  },
}

export const WrongEmail: Story = {
  parameters: { says: ['checkout.emailInvalid'] },
  args: { defaults: { email: 'ada@' }, emailLocked: false, errors: { email: 'Invalid email format' } },
}

/** The settings have no payment method. */
export const NoPaymentMethod: Story = {
  parameters: { says: ['checkout.methodRequired'] },
  args: { paymentMethod: '', formError: 'Please select a payment method' },
}

/** Prices include VAT: the total is that of the net prices. */
export const PricesWithVat: Story = {
  args: {
    amount: {
      currency: 'EUR',
      tokens: 4000,
      net: 1791,
      discount: 199,
      discountCode: 'WELCOME10',
      vatPercent: 20,
      vat: 358,
      total: 2149,
      vatIncluded: { price: 2388, discount: 239 },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Amount incl. VAT€23.88Promo code WELCOME10−€2.39Total to pay€21.49Includes VAT 20%€3.58',
    )
  },
}
