import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { siteHrefs } from '../fixtures/site.ts'
import { HeaderAccount } from './HeaderAccount.tsx'

const meta = {
  title: 'Screens/HeaderAccount',
  component: HeaderAccount,
  parameters: {
    docs: { description: { component: 'The end of the header for a customer: balance and account (R092).' } },
  },
  args: {
    balance: 1085,
    name: 'Sample Customer',
    hrefs: {
      account: siteHrefs.account,
      buy: siteHrefs.pricing,
      paymentHistory: '#payment-history',
      requestHistory: '#request-history',
    },
    movements: (show) => show({ status: 'loading' }),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeaderAccount>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tokens 108.5' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveAttribute('href', siteHrefs.account)
  },
}

/** The account is there; the balance is still empty. */
export const ProfileOnItsWay: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { balance: null, name: '', pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible()
  },
}

/** The profile could not be loaded: a coin and 0. */
export const ProfileUnknown: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { balance: null, name: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tokens 0' })).toBeVisible()
  },
}
