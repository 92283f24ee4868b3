import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inGerman } from '../fixtures/german.tsx'
import { siteHrefs } from '../fixtures/site.ts'
import { inSite } from '../fixtures/siteFrame.tsx'
import { NotFound } from './NotFound.tsx'

const meta = {
  title: 'Screens/NotFound',
  component: NotFound,
  decorators: [inSite],
  parameters: { layout: 'fullscreen', docs: { description: { component: 'No page at this address.' } } },
  args: { hrefs: siteHrefs },
} satisfies Meta<typeof NotFound>

export default meta
type Story = StoryObj<typeof meta>

export const WrongAddress: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeVisible()
    await expect(canvas.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', siteHrefs.home)
  },
}

export const LongWords: Story = { decorators: [inGerman] }
