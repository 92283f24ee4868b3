import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Whole: Story = {
  args: { tenths: 12500, unit: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,250tokens')
  },
}

export const NoneYet: Story = {
  args: { tenths: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('0')
  },
}

/** Of a payment that went back. */
export const TakenBack: Story = {
  args: { tenths: -1000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−100tokens')
  },
}

export const JustOne: Story = { args: { tenths: 10, unit: true, size: 28 } }
