import type { Meta, StoryObj } from '@storybook/react-vite'
import { Coin } from '../Coin/Coin.tsx'
import { checkerboardGuide } from './Checkerboard.guide.ts'
import { Checkerboard } from './Checkerboard.tsx'

const meta = {
  title: 'Primitives/Checkerboard',
  component: Checkerboard,
  parameters: { guide: checkerboardGuide },
} satisfies Meta<typeof Checkerboard>

export default meta
type Story = StoryObj<typeof meta>

export const UnderACutOut: Story = {
  args: { style: { display: 'grid', placeItems: 'center', width: 240, height: 180 }, children: <Coin size={96} /> },
}
