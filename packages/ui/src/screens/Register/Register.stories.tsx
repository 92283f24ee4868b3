import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { narrow } from '../../overlays/fixtures/narrow.ts'
import { inAuthFrame } from '../fixtures/frames.tsx'
import { inGerman } from '../fixtures/german.tsx'
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
  tags: ['R150'],
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
        phone: { display: '', international: '', country: 'IE', nationalNumber: '', valid: false },
        password: 'Coin2026',
        confirmPassword: 'Coin2026',
        termsAccepted: true,
      }),
    )
  },
}

/** The form contains the whole phone number (R150). */
export const SubmitsAPhoneNumber: Story = {
  tags: ['!visual', 'R150'],
  args: { ...open, phoneCountry: 'DE' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /Country code: Germany/ })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Phone/ }), '015123456789')
    await waitFor(() => expect(canvasElement.querySelector('input[name="phone.valid"]')).toHaveValue('true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }))
    await expect(open.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        phone: {
          display: '01512 3456789',
          international: '+4915123456789',
          country: 'DE',
          nationalNumber: '15123456789',
          valid: true,
        },
        termsAccepted: false,
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

/** Password generators read the rule from the fields; a longer password is refused and never cut. */
export const GeneratedPassword: Story = {
  tags: ['!visual', 'R240'],
  args: open,
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Password', 'Confirm password']) {
      const field = canvas.getByLabelText(label)
      await expect(field).toHaveAttribute('minlength', '6')
      await expect(field).toHaveAttribute('maxlength', '12')
      const rules = field.getAttribute('passwordrules')
      await expect(rules).toContain('maxlength: 12')
      await expect(rules).not.toContain('allowed: special')
      await userEvent.type(field, 'Copper12Copper')
      await expect(field).toHaveValue('Copper12Copper')
      await userEvent.clear(field)
      await userEvent.paste('Copper12Copper12Copp')
      await expect(field).toHaveValue('Copper12Copper12Copp')
    }
  },
}

/** Errors that the screen finds itself. */
export const FieldsMalformed: Story = {
  parameters: { says: ['auth.emailInvalid', 'auth.phoneInvalid', 'auth.confirmationRequired'] },
  args: {
    ...open,
    errors: {
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      confirmPassword: 'Please confirm your password',
    },
  },
}

export const FieldsRefused: Story = {
  parameters: { says: ['auth.passwordsDiffer'] },
  args: {
    ...open,
    errors: {
      email: 'There is already an account with this email.',
      password:
        'Password must be 6-12 characters with at least one uppercase letter, one lowercase letter, one digit and no spaces',
      confirmPassword: 'Passwords do not match',
    },
  },
}

export const TermsNotAccepted: Story = {
  parameters: { says: ['auth.termsRequired'] },
  args: { ...open, errors: { terms: 'Please accept the terms and privacy policy' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus())
  },
}

export const FieldsMissing: Story = {
  parameters: {
    says: [
      'auth.fieldsMissing',
      'auth.nameRequired',
      'auth.surnameRequired',
      'auth.emailRequired',
      'auth.passwordRequired',
    ],
  },
  args: {
    ...open,
    formError: 'Please fill in all required fields',
    errors: {
      firstName: 'Name is required',
      lastName: 'Surname is required',
      email: 'Email is required',
      password: 'Password is required',
    },
  },
}

export const CreatingAccount: Story = {
  tags: ['state:auth.session.signingUp', 'R123', 'R224'],
  args: { ...open, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Creating account...' })).toBeDisabled()
  },
}

/** A refused form that the browser sent without the program. */
export const KeepsWhatWasTyped: Story = {
  tags: ['!visual'],
  args: { ...open, defaults: { firstName: 'Ada', email: 'ada@example.com', 'phone.display': '12', terms: 'on' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Name')).toHaveValue('Ada')
    await expect(canvas.getByLabelText('Surname')).toHaveValue('')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com')
    await expect(canvas.getByLabelText('Phone')).toHaveValue('12')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
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
  args: { status: 'closed', onRetry: null, hrefs: { login: '#login', home: '#home' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign-up is closed for now')
  },
}

export const FindingOutWhetherItIsOpen: Story = { args: { status: 'loading' } }

const retry = fn()

export const ClosedUntilItCanBeRead: Story = {
  args: { status: 'closed', onRetry: retry, hrefs: { login: '#login', home: '#home' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/could not find out/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  parameters: { says: ['auth.registrationFailed'] },
  args: { ...open, formError: 'Registration failed' },
}

/** One label has two lines and the next has one; their inputs align. */
export const LongWords: Story = {
  args: open,
  decorators: [inGerman],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [first, last] = canvasElement.querySelectorAll('[name=firstName], [name=lastName]')
    await expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top)
  },
}

function RefusedWhenSent() {
  const [errors, setErrors] = useState({})
  return <Register {...open} errors={errors} onSubmit={() => setErrors({ firstName: 'Name is required' })} />
}

/** The field is at the top of a small window, with its label out of view: scrolling shows both. */
export const ErrorInASmallWindow: Story = {
  ...narrow,
  tags: ['!visual'],
  args: open,
  render: () => <RefusedWhenSent />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name')
    const label = canvas.getByText('Name', { selector: 'label' })
    const top = () => label.getBoundingClientRect().top
    name.focus()
    name.scrollIntoView({ block: 'start' })
    await expect(top()).toBeLessThan(0)
    await userEvent.keyboard('{Enter}')
    const error = await canvas.findByText('Name is required')
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(0))
    await expect(name).toHaveFocus()
    await expect(error.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
}
