import { tokens } from 'virtual:tokens'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TokensPage } from './TokensPage.tsx'

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  // Who uses what is another list with every component that changes.
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { tokens },
} satisfies Meta<typeof TokensPage>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByText('color.coinFace').closest('li')
    if (row === null) throw new Error('The token has no row')
    await expect(within(row).getByText('oklch(0.89 0.08 165)')).toBeVisible()
    await expect(within(row).getByText('oklch(0.78 0.135 165)')).toBeVisible()
    await userEvent.click(within(row).getByText('Used by 1 component'))
    await expect(within(row).getByText(/Coin/, { selector: 'details' })).toBeVisible()
  },
}
