import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { tokenAmountGuide } from './TokenAmount.guide.ts'
import { TokenAmount } from './TokenAmount.tsx'

const meta = {
  title: 'Primitives/TokenAmount',
  component: TokenAmount,
  parameters: {
    guide: tokenAmountGuide,
  },
  args: { tenths: 2009 },
} satisfies Meta<typeof TokenAmount>

export default meta
type Story = StoryObj<typeof meta>

export const WithTenths: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('200.9')
  },
}

export const Amounts: Story = {
  render: () => (
    <Stack>
      <TokenAmount tenths={12500} unit />
      <TokenAmount tenths={undefined} />
      <TokenAmount tenths={-1000} />
      <TokenAmount tenths={10} unit size={28} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,250tokens0tokens−100tokens1token')
  },
}
