import type { Meta, StoryObj } from '@storybook/react-vite'
import { inMain } from '../fixtures/frames.tsx'
import { Steps } from './Steps.tsx'

const meta = {
  title: 'Screens/Parts/Steps',
  component: Steps,
  decorators: [inMain],
  parameters: { docs: { description: { component: 'Three steps in order, each under a struck number.' } } },
  args: {
    steps: [
      { title: 'Drop in a photo', text: 'Drag it, paste it or pick it.' },
      { title: 'Compare', text: 'Slide between before and after on a checkerboard that shows every hole.' },
      { title: 'Download or go on', text: 'Take the PNG, or send it to Upscale.' },
    ],
  },
} satisfies Meta<typeof Steps>

export default meta
type Story = StoryObj<typeof meta>

/** The page has a heading above, so the steps have level 3. */
const underTitle: NonNullable<Story['decorators']> = [
  (Story) => (
    <>
      <h2>How it works</h2>
      <Story />
    </>
  ),
]

export const Wide: Story = { decorators: underTitle }
