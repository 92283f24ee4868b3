import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx'

const picture = (sky: string, land: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024"><rect width="1024" height="1024" fill="${sky}"/><circle cx="700" cy="330" r="120" fill="#f6e7d3"/><path d="M0 1024 330 520l240 260 180-200 274 444z" fill="${land}"/></svg>`,
  )}`

function Turning({ index: start, onIndexChange, ...rest }: ImageViewerProps) {
  const [index, setIndex] = useState(start)
  const turn = (next: number) => {
    setIndex(next)
    onIndexChange(next)
  }
  return <ImageViewer {...rest} index={index} onIndexChange={turn} />
}

const one = { width: 1024, height: 1024, caption: 'Hills at sunrise, 1024 x 1024' }

const meta = {
  title: 'Overlays/ImageViewer',
  component: ImageViewer,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '640px' },
      description: {
        component: 'One picture at a time, as large as the window lets it, on ink. Arrow keys turn, Escape closes.',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    onIndexChange: fn(),
    index: 0,
    images: [
      { ...one, src: picture('#c9713d', '#1f5a4c'), alt: 'Copper sky over green hills' },
      { ...one, src: picture('#8fc9b4', '#123632'), alt: 'Mint sky over dark hills' },
      { ...one, src: picture('#e9d9c0', '#7a4526'), alt: 'Paper sky over copper hills' },
    ],
    actions: (
      <Button size="sm" tone="neutral">
        Download
      </Button>
    ),
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof ImageViewer>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('img', { name: 'Copper sky over green hills' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('img', { name: 'Mint sky over dark hills' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(screen.getByRole('img', { name: 'Paper sky over copper hills' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(0)
    await expect(screen.getByRole('status')).toHaveTextContent('1 of 3')
  },
}

export const Single: Story = {
  args: { images: [{ ...one, src: picture('#c9713d', '#1f5a4c'), alt: 'Copper sky over green hills' }] },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  },
}
