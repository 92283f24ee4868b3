import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx'
import { accountHrefs, inMain } from '../fixtures/frames.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { accountTabs } from './AccountTabs.tsx'

const meta = {
  title: 'Screens/AccountFrame',
  component: AccountFrame,
  decorators: [inMain],
  parameters: { layout: 'fullscreen' },
  argTypes: { current: { control: 'select', options: accountTabs } },
  args: {
    current: 'profile',
    hrefs: accountHrefs,
    onLogout: fn(),
    children: <PageHeading title="Profile" />,
  },
} satisfies Meta<typeof AccountFrame>

export default meta
type Story = StoryObj<typeof meta>

export const FiveTabsAndLogout: Story = {
  tags: ['R060'],
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('link').map((link) => link.textContent)
    await expect(names).toEqual(['My projects', 'Profile', 'Payment history', 'Request history', 'Change password'])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Profile')
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
}

/** On a phone, the bar scrolls to the current tab, even if it is the last one. */
export const LastTabCurrent: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { current: 'changePassword', children: <PageHeading title="Change password" /> },
  play: async ({ canvas }) => {
    await waitFor(() => {
      const tab = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect()
      expect(tab.right).toBeLessThanOrEqual(window.innerWidth)
      expect(tab.left).toBeGreaterThanOrEqual(0)
    })
  },
}

export const LoggingOut: Story = {
  tags: ['state:auth.session.loggingOut'],
  args: { loggingOut: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeDisabled()
  },
}
