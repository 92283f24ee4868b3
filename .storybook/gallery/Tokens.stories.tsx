import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { TokensPage } from './TokensPage.tsx'

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof TokensPage>

export default meta

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const row = canvas.getByText('color.coinFace').closest('li')
    if (row === null) throw new Error('The token has no row')
    await expect(within(row).getByText('oklch(0.89 0.08 165)')).toBeVisible()
    await expect(within(row).getByText('oklch(0.78 0.135 165)')).toBeVisible()
  },
}
