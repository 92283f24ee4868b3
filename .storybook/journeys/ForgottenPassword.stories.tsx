import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { followLink, isAt, isOn, isVisible, reads } from './onTheScreen.ts'
import { siteOf } from './siteOf.tsx'
import { after, stage } from './stage.ts'

const site = siteOf(() => ({ visit: { path: '/login' } }))

const meta = {
  title: 'Journeys/Forgotten password',
  component: site.Site,
  beforeEach: site.open,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof site.Site>

export default meta
type Story = StoryObj<typeof meta>

const forgets = stage('A person cannot sign in', async ({ userEvent }) => {
  await isOn('Sign in')
  await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }))
  await isOn('Forgot password?')
})

const asks = after(
  forgets,
  'They ask for a link',
  async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }))
    await isOn('Check your email')
    // A toast has the same text.
    await isVisible(within(screen.getByRole('main')).getByText('Password reset link sent. Please check your email.'))
  },
  'Password reset link sent. Please check your email.',
)

const follows = after(asks, 'They follow the link of the mail', async () => {
  followLink('/reset-password?token=5b2c9f5d7e1a4c0f&email=ada%40example.com')
  await isOn('Set a new password')
  await reads(/^For ada@example\.com\./)
})

const sets = after(
  follows,
  'They set a new password, and can sign in with it',
  async ({ userEvent }) => {
    await userEvent.type(screen.getByLabelText('New password'), 'Copper77')
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Copper77')
    await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))
    await isOn('Sign in')
    await isAt('/login')
    await expect(screen.getByLabelText('Password')).toHaveValue('')
  },
  'Password reset successfully',
)

export const Forgotten: Story = { play: forgets }
export const LinkSent: Story = { play: asks }
export const NewPassword: Story = { play: follows }
export const PasswordSet: Story = { play: sets }
