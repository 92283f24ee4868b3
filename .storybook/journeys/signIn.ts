import { screen } from 'storybook/test'
import type { Stage } from './stage.ts'

export const signIn: Stage = async ({ userEvent }) => {
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'Copper12')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
