import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { withToast } from '../../overlays/fixtures/toast.tsx'
import { authTexts } from '../../texts/en/auth.ts'
import { inAuthFrame } from '../fixtures/frames.tsx'
import { inGerman } from '../fixtures/german.tsx'
import { Login } from './Login.tsx'

const meta = {
  title: 'Screens/Login',
  component: Login,
  decorators: [inAuthFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    error: null,
    busy: false,
    onSubmit: fn(),
    hrefs: { forgotPassword: '#forgot-password', register: '#register' },
  },
} satisfies Meta<typeof Login>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['state:checkout.needsSignIn'] }

export const SubmitsWhatWasTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com')
    await userEvent.type(canvas.getByLabelText('Password'), 'Coin2026')
    const typed = { email: 'ada@example.com', password: 'Coin2026' }
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...typed, rememberMe: false })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ ...typed, rememberMe: true })
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
  },
}

export const NothingTyped: Story = {
  parameters: { says: ['auth.emailAndPasswordRequired'] },
  args: { error: { text: 'Email and password are required', field: 'email' } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email')
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Email and password are required')
  },
}

export const EmailMalformed: Story = {
  parameters: { says: ['auth.emailFormatInvalid'] },
  args: { error: { text: 'Invalid email format', field: 'email' } },
}

export const WrongPassword: Story = {
  args: { error: { text: 'The email or the password is wrong.', field: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The email or the password is wrong.')
  },
}

/** A refused form that the browser sent without the program. */
export const KeepsWhatWasTyped: Story = {
  tags: ['!visual'],
  args: { defaults: { email: 'ada@example.com', rememberMe: 'on' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  },
}

export const UnknownFailure: Story = {
  parameters: { says: ['auth.unknownError'] },
  args: { error: { text: 'An error occurred', field: null } },
}

export const SigningIn: Story = {
  tags: ['state:auth.session.signingIn', 'R122', 'R224'],
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Signing in...' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const RegistrationClosed: Story = {
  args: { hrefs: { forgotPassword: '#forgot-password', register: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Create an account' })).toBeNull()
  },
}

/** A visitor without an account who followed "Start creating": sign-up comes first. */
export const Newcomer: Story = {
  args: { newcomer: true },
  play: async ({ canvas }) => {
    const invitation = canvas.getByRole('region', { name: 'New here?' })
    await expect(invitation).toHaveTextContent('Create an account and get 10 free tokens. It takes under 60 seconds.')
    const register = canvas.getByRole('link', { name: 'Create an account' })
    await expect(register).toHaveAttribute('href', '#register')
    const signIn = canvas.getByRole('button', { name: 'Sign in' })
    await expect(register.getBoundingClientRect().bottom).toBeLessThan(signIn.getBoundingClientRect().top)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
  },
}

export const NewcomerOnAPhone: Story = { args: { newcomer: true }, globals: { viewport: { value: 'phone' } } }

export const NewcomerWhileClosed: Story = {
  args: { newcomer: true, hrefs: { forgotPassword: '#forgot-password', register: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'New here?' })).toBeNull()
  },
}

/** A new password redirects here. */
export const PasswordSet: Story = {
  tags: ['state:resetPassword.passwordSet'],
  ...withToast('success', authTexts, 'auth.resetDone'),
}

/** A session that expires on a private page redirects here with a message. */
export const SessionExpired: Story = {
  tags: ['state:auth.session.signedOut.expired'],
  ...withToast('error', authTexts, 'auth.sessionExpired'),
}

/** A session that expires on a public page shows its message on that page. */
export const SessionEnded: Story = { ...withToast('info', authTexts, 'auth.sessionEnded') }

export const LongWords: Story = { decorators: [inGerman] }
