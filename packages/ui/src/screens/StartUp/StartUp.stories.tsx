import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inMain } from '../fixtures/frames.tsx'
import { StartUp } from './StartUp.tsx'

const meta = {
  title: 'Screens/StartUp',
  component: StartUp,
  decorators: [inMain],
  parameters: { layout: 'fullscreen', docs: { description: { component: 'The window while the app starts.' } } },
} satisfies Meta<typeof StartUp>

export default meta
type Story = StoryObj<typeof meta>

export const Starting: Story = {
  tags: [
    'state:auth.session.checkingSession',
    'state:startUp.bootstrapping',
    'state:startUp.checkingAuth',
    'state:startUp.loadingData.settings.loading',
    'state:startUp.loadingData.settings.settled',
    'state:startUp.loadingData.profile.loading',
    'state:startUp.loadingData.profile.settled',
    'state:startUp.loadingData.countries.loading',
    'state:startUp.loadingData.countries.settled',
    'state:startUp.loadingData.pages.loading',
    'state:startUp.loadingData.pages.settled',
    'state:startUp.loadingData.currencies.loading',
    'state:startUp.loadingData.currencies.settled',
    'R107',
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening Mintage')
    await expect(canvasElement.querySelector('[data-part=spinner] path')).toBeVisible()
  },
}
