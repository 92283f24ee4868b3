import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { inMain } from '../fixtures/frames.tsx'
import { HelpBox } from './HelpBox.tsx'

const meta = {
  title: 'Screens/Parts/HelpBox',
  component: HelpBox,
  decorators: [inMain],
  parameters: { docs: { description: { component: 'A way to a person, at the end of a page.' } } },
  args: {
    title: 'Stuck? Ask a person.',
    text: 'Tell us what you tried and what you saw. You will have an answer within a day.',
    action: 'Contact us',
    actionHref: '#contact',
    onAction: fn(),
    more: { label: 'Read the FAQ first', href: '#faq' },
  },
} satisfies Meta<typeof HelpBox>

export default meta
type Story = StoryObj<typeof meta>

export const WithLink: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Contact us' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
}
