import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { AuthFrame } from './AuthFrame.tsx'

const meta = {
  title: 'Screens/AuthFrame',
  component: AuthFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    children: (
      <PageHeading gap="sm" title="Sign in">
        Your pictures and your tokens are where you left them.
      </PageHeading>
    ),
  },
} satisfies Meta<typeof AuthFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Frame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mintage home' })).toHaveAttribute('href', '#home')
    await expect(canvas.queryByRole('banner')).toBeNull()
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
  },
}
