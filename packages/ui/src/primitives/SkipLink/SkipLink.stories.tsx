import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { skipLinkGuide } from './SkipLink.guide.ts'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: {
    guide: skipLinkGuide,
  },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const OnFocus: Story = {
  args: { target: 'story-content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <div id="story-content" tabIndex={-1} style={{ paddingBlock: '5rem' }}>
        <Heading level={1}>Content</Heading>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    const followed = fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed, { once: true })
    await userEvent.keyboard('{Enter}')
    await expect(followed).toHaveBeenCalledOnce()
    await expect(link).toHaveAttribute('href', '#story-content')
  },
}
