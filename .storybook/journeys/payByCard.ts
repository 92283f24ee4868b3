import { screen } from 'storybook/test'
import type { Stage } from './stage.ts'

const retype = async (label: string, text: string, { userEvent }: Parameters<Stage>[0]) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Replaces the card data and pays. Name and contact are prefilled from the account. */
export const payByCard =
  (number: string): Stage =>
  async (scene) => {
    await retype('Card number', number, scene)
    await retype('Expiration date', '1230', scene)
    await retype('CVV', '123', scene)
    await scene.userEvent.click(screen.getByRole('button', { name: /^Pay €/ }))
  }
