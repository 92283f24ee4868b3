import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StatePicture } from '../docs/StatePicture.tsx'
import type { PictureSource } from '../docs/thumbnailSource.ts'

const drawn: PictureSource = (_story, width, scheme) => {
  const [paper, ink] = scheme === 'light' ? ['white', 'silver'] : ['black', 'dimgray']
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="280"><rect width="100%" height="100%" fill="${paper}"/><rect x="40" y="40" width="${width - 80}" height="60" fill="${ink}"/></svg>`,
  )}`
}

/** What is no picture at all. */
const broken = 'data:image/webp;base64,'

const meta = {
  title: 'Documentation/StatePicture',
  component: StatePicture,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: {
    id: 'controls-phonefield--list-open',
    name: 'List Open',
    scheme: 'light',
    source: drawn,
    story: (id, scheme) => `data:text/html,${encodeURIComponent(`<p>${id} in ${scheme}</p>`)}`,
    children: <p>The story as it begins</p>,
  },
} satisfies Meta<typeof StatePicture>

export default meta
type Story = StoryObj<typeof meta>

export const Pictured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'List Open, as pictured' })).toBeVisible()
    await expect(canvas.queryByText('The story as it begins')).toBeNull()
  },
}

/** The frame takes the focus, so that the keys go on where they were. Not pictured: what is in a frame comes when it likes. */
export const Live: Story = {
  tags: ['!visual'],
  args: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it live' }))
    const frame = canvas.getByTitle('List Open, live')
    await expect(frame).toHaveFocus()
    await expect(decodeURIComponent(frame.getAttribute('src') ?? '')).toContain(
      'controls-phonefield--list-open in dark',
    )
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const NoPictureYet: Story = {
  args: { source: () => broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The story as it begins')).toBeVisible()
  },
}
