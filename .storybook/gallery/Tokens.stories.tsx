import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { themeTokens } from '../../packages/ui/src/tokens/theme.ts'
import { TokensPage } from './TokensPage.tsx'

const tokens = Object.entries(themeTokens).flatMap(([group, members]) =>
  Object.entries(members).map(([name, value]) => ({
    name: `${group}.${name}`,
    property: `--mt-${group}-${name}`,
    value: String(value),
  })),
)

const meta = {
  title: 'Foundations/Tokens',
  component: TokensPage,
  tags: ['!autodocs', '!visual'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { tokens },
} satisfies Meta<typeof TokensPage>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByText('color.coinFace').closest('li')
    if (row === null) throw new Error('The token has no row')
    await expect(within(row).getByText('oklch(0.89 0.08 165)')).toBeVisible()
    await expect(within(row).getByText('oklch(0.78 0.135 165)')).toBeVisible()
  },
}
