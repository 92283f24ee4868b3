import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inAuthFrame } from '../../packages/ui/src/screens/fixtures/frames.tsx'
import { Login } from '../../packages/ui/src/screens/Login/Login.tsx'
import { Register } from '../../packages/ui/src/screens/Register/Register.tsx'

const meta = {
  title: 'Machine states/Auth',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const login = {
  newcomer: false,
  error: null,
  busy: true,
  onSubmit: fn(),
  hrefs: { forgotPassword: '/forgot-password', register: '/register' },
} as const

const register = {
  status: 'open',
  errors: {},
  formError: null,
  busy: true,
  onSubmit: fn(),
  hrefs: { login: '/login', terms: '/terms', privacy: '/privacy' },
} as const

/**
 * `session.signingIn`
 * - a visitor without a session comes
 * - the server knows no session
 * - the person signs in
 */
export const SessionSigningIn: Story = {
  decorators: [inAuthFrame],
  render: () => <Login {...login} />,
}

/**
 * `session.signingUp`
 * - a visitor without a session comes
 * - the server knows no session
 * - the person signs up
 */
export const SessionSigningUp: Story = {
  decorators: [inAuthFrame],
  render: () => <Register {...register} />,
}
