import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent } from 'storybook/test'
import { CompareSlider } from './CompareSlider.tsx'

const scene = (blur: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"><defs><filter id="b"><feGaussianBlur stdDeviation="${blur}"/></filter></defs><g filter="url(#b)"><rect width="640" height="400" fill="#e9d9c0"/><circle cx="470" cy="120" r="54" fill="#c9713d"/><path d="M0 400 170 170l120 140 110-170 240 260z" fill="#1f5a4c"/><path d="M0 400 110 280l90 60 140-110 150 120 150-60v110z" fill="#123632"/></g></svg>`,
  )}`

const meta = {
  title: 'Controls/CompareSlider',
  component: CompareSlider,
  parameters: {
    docs: {
      description: {
        component: 'Two states of one picture with a line between them to drag, tap, or move by arrow keys (R006).',
      },
    },
  },
  args: {
    before: { src: scene(9), alt: 'Hills at sunrise, blurred' },
    after: { src: scene(0), alt: 'Hills at sunrise, sharp' },
    width: 640,
    height: 400,
  },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
} satisfies Meta<typeof CompareSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Halfway: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Compare before and after' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50 % after')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
  },
}

export const Moved: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    fireEvent.change(slider, { target: { value: '20' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '80 % after')
  },
}

export const OwnWords: Story = { args: { beforeLabel: 'Original', afterLabel: '4x', initial: 70 } }
