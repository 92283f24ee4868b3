import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inMain } from '../fixtures/frames.tsx'
import { serviceHrefs } from '../shared/services/servicesFrame.fixtures.tsx'
import { ServicesFrame } from './ServicesFrame.tsx'

const meta = {
  title: 'Screens/ServicesFrame',
  component: ServicesFrame,
  decorators: [inMain],
  parameters: { layout: 'fullscreen' },
  args: { current: 'generate', hrefs: serviceHrefs, buyHref: '#pricing', children: null },
} satisfies Meta<typeof ServicesFrame>

export default meta
type Story = StoryObj<typeof meta>

export const GenerateImage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Generate image')
    await expect(canvas.getByRole('link', { name: 'Buy tokens' })).toHaveAttribute('href', '#pricing')
  },
}

export const RemoveBackground: Story = { args: { current: 'remove_background' } }

export const Upscale: Story = { args: { current: 'upscale' } }
