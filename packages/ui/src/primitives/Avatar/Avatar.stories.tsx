import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { expectTriedAgain } from '../../testing/expectTriedAgain.ts'
import { Inline } from '../Stack/Stack.tsx'
import { avatarGuide } from './Avatar.guide.ts'
import { Avatar } from './Avatar.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#b06a3b"/><circle cx="40" cy="32" r="15" fill="#f3e2d0"/><path d="M10 80a30 26 0 0 1 60 0z" fill="#123632"/></svg>',
)}`

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  parameters: {
    guide: avatarGuide,
  },
  args: { name: 'Ada Lovelace', size: 64 },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Image: Story = { args: { src: portrait } }

export const NoName: Story = { args: { name: '' } }

export const ImageThatFailsToLoad: Story = {
  tags: ['R017'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    const avatar = canvas.getByRole('img', { name: 'Avatar of Ada Lovelace' })
    await waitFor(() => expect(avatar).toHaveTextContent('AL'))
    await expectTriedAgain(canvasElement)
    await waitFor(() => expect(avatar).toHaveTextContent('AL'))
  },
}

export const Sizes: Story = {
  render: ({ name }) => (
    <Inline>
      {[32, 40, 64, 96].map((size) => (
        <Avatar key={size} name={name} size={size} />
      ))}
    </Inline>
  ),
}

/** The name is next to it, so it has no label of its own. */
export const Decorative: Story = {
  tags: ['!visual'],
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const NamesOfEveryKind: Story = {
  render: () => (
    <Inline>
      {['Ольга Иванова', '李 小龙', 'محمد علي', '👩🏽‍🎨 Ada', 'a'.repeat(10_000)].map((name) => (
        <Avatar key={name} name={name} size={64} decorative />
      ))}
    </Inline>
  ),
}
