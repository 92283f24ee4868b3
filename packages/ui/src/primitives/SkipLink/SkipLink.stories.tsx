import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  parameters: {
    docs: { description: { component: 'The first stop of the Tab key: past the header, to the content.' } },
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
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  },
}
