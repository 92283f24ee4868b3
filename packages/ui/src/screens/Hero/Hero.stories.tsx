import type { Meta, StoryObj } from '@storybook/react-vite'
import { heroFaq, heroLanding, heroUpscale } from '../../assets/images.ts'
import { Balls } from '../../primitives/Balls/Balls.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { inMain } from '../fixtures/frames.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Screens/Parts/Hero',
  component: Hero,
  decorators: [inMain],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'The head of a public page: words on a picture of our own engine, always in the dark scheme.',
      },
    },
  },
  args: { title: 'Small picture, big plans.', image: heroUpscale },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Tall: Story = {
  args: {
    title: '1 Space, 3 Superpowers, Infinite imagination',
    lead: 'One account, one balance of tokens, no subscription.',
    image: heroLanding,
    caption: 'Struck on Mintage from “teal mountains and a copper lake at sunset”',
    size: 'tall',
    headingSize: 'display',
    children: <Button size="lg">Start creating</Button>,
  },
}

export const WithBalls: Story = {
  args: { decoration: <Balls />, lead: 'Two or four times the size, with clean edges.' },
}

export const LowWithoutAction: Story = { args: { title: 'Questions and answers', image: heroFaq, size: 'low' } }

export const LongTitleOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Unsubscribing, reimbursements and misunderstandings about counterrevolutionary typefaces' },
}
