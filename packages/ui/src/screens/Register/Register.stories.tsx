import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inAuthFrame } from '../fixtures/frames.tsx'
import { Register, type RegisterProps } from './Register.tsx'

const open = {
  status: 'open',
  errors: {},
  formError: null,
  busy: false,
  onSubmit: fn(),
  phoneCountry: 'IE',
  hrefs: { login: '#login', terms: '#terms', privacy: '#privacy' },
} satisfies RegisterProps

const meta = {
  title: 'Screens/Register',
  component: Register,
  decorators: [inAuthFrame],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Register>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: open }

export const SubmitsWhatWasTyped: Story = {
  args: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada')
    await userEvent.type(canvas.getByLabelText('Surname'), 'Coyne')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'Coin2026')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Coin2026')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(open.onSubmit).toHaveBeenCalledOnce()
    await expect(open.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        firstName: 'Ada',
        lastName: 'Coyne',
        email: 'ada@example.com',
        phone: expect.objectContaining({ display: '', international: '', valid: false }),
        password: 'Coin2026',
        confirmPassword: 'Coin2026',
        termsAccepted: true,
      }),
    )
  },
}

export const OnlyTheFirstFailingCheck: Story = {
  args: { ...open, errors: { firstName: 'Name is required' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus())
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is required')
  },
}

export const PhoneInvalid: Story = { args: { ...open, errors: { phone: 'Please enter a valid phone number' } } }

export const PasswordsDiffer: Story = { args: { ...open, errors: { confirmPassword: 'Passwords do not match' } } }

export const PasswordBreaksTheRule: Story = {
  args: {
    ...open,
    errors: {
      password:
        'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
    },
  },
}

export const TermsNotAccepted: Story = {
  args: { ...open, errors: { terms: 'Please accept the terms and privacy policy' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
  },
}

export const EmailTaken: Story = {
  args: { ...open, errors: { email: 'There is already an account with this email.' } },
}

export const ManyServerErrors: Story = {
  args: {
    ...open,
    formError: 'Please fill in all required fields',
    errors: { firstName: 'Name is required', email: 'Email is required', password: 'Password is required' },
  },
}

export const CreatingAccount: Story = {
  args: { ...open, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  },
}

export const NoTermsPage: Story = {
  args: { ...open, hrefs: { login: '#login', terms: null, privacy: '#privacy' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'terms' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toBeVisible()
  },
}

export const Closed: Story = {
  args: { status: 'closed', hrefs: { login: '#login', home: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign-up is closed for now')
  },
}
