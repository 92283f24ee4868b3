import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { inSite } from '../fixtures/siteFrame.tsx'
import { HeadingPage } from './HeadingPage.tsx'

const meta = {
  title: 'Screens/HeadingPage',
  component: HeadingPage,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeadingPage>

export default meta
type Story = StoryObj<typeof meta>

export const EmailVerification: Story = {
  args: { page: 'verification' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveTextContent(/^Email Verification$/)
  },
}

export const EmailVerified: Story = { args: { page: 'verified' } }

export const EmailAlreadyVerified: Story = { args: { page: 'alreadyVerified' } }

export const LongWords: Story = { args: { page: 'alreadyVerified' }, decorators: [inGerman] }
