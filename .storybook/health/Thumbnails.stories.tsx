import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Thumbnails } from '../docs/Thumbnails.tsx'
import type { PictureSource } from '../docs/thumbnailSource.ts'

/** A picture for looking at: bars of text on paper, or on ink. */
const drawn: PictureSource = (_story, width, scheme) => {
  const [paper, ink] = scheme === 'light' ? ['white', 'silver'] : ['black', 'dimgray']
  const height = width === 390 ? 844 : 900
  const bars = [0, 1, 2, 3, 4]
    .map((bar) => `<rect x="40" y="${80 + bar * 120}" width="${width - 80 - bar * 50}" height="60" fill="${ink}"/>`)
    .join('')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${bars}</svg>`,
  )}`
}

/** What is no picture at all. */
const broken = 'data:image/webp;base64,'

const meta = {
  title: 'Documentation/Thumbnails',
  component: Thumbnails,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: {
    scheme: 'light',
    source: drawn,
    stories: ['Ready', 'Declined', 'Paying', 'Outcome unknown', 'Fields in error', 'Large yen order'].map((name) => ({
      id: `screens-pay--${name.toLowerCase().replaceAll(' ', '-')}`,
      name,
    })),
  },
} satisfies Meta<typeof Thumbnails>

export default meta
type Story = StoryObj<typeof meta>

export const Phone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Declined' })).toHaveAttribute(
      'href',
      './?path=/story/screens-pay--declined',
    )
    await expect(canvas.queryByText('npm run visual -- --all')).toBeNull()
  },
}

export const Desktop: Story = {
  args: { scheme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1440 px' }))
    await expect(canvas.getByRole('radio', { name: '1440 px' })).toBeChecked()
  },
}

/** A story made for a phone has no picture of a desktop: its own is shown, and the page says so. */
export const TakenInAnotherWindow: Story = {
  args: { source: (story, width, scheme) => (width === 390 ? drawn(story, width, scheme) : broken) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '1440 px' }))
    await expect(await canvas.findAllByText('in a window of 390 px')).toHaveLength(6)
  },
}

export const NoPicturesYet: Story = {
  args: { source: () => broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('No picture yet')).toHaveLength(6)
    await expect(canvas.getByText('npm run visual -- --all')).toBeVisible()
  },
}
