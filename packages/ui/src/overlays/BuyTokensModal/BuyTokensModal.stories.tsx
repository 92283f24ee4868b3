import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { BuyTokensModal, type BuyTokensModalProps } from './BuyTokensModal.tsx'

function Held({ termsAccepted: start, onTermsAcceptedChange, ...rest }: BuyTokensModalProps) {
  const [accepted, setAccepted] = useState(start)
  const change = (next: boolean) => {
    setAccepted(next)
    onTermsAcceptedChange(next)
  }
  return <BuyTokensModal {...rest} termsAccepted={accepted} onTermsAcceptedChange={change} />
}

const meta = {
  title: 'Overlays/BuyTokensModal',
  component: BuyTokensModal,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          'What is bought and what it costs, before anything is asked. Blocked until the terms are accepted, and while the plan is below the smallest top-up (R125-R133, R262, R263).',
      },
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    plan: { title: 'Studio', tokens: 4000, price: 1990 },
    currency: 'EUR',
    promo: null,
    total: 1990,
    vatPercent: 20,
    termsHref: '/terms',
    privacyHref: '/privacy',
    termsAccepted: false,
    onApplyPromo: fn(),
    onRemovePromo: fn(),
    onTermsAcceptedChange: fn(),
    onProceed: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BuyTokensModal>

export default meta
type Story = StoryObj<typeof meta>

const pay = () => screen.findByRole('button', { name: 'Credit/Debit card' })

export const TermsNotAccepted: Story = {
  play: async ({ args }) => {
    await expect(await pay()).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox'))
    await expect(await pay()).toBeEnabled()
    await userEvent.click(await pay())
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  args: { termsAccepted: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy tokens' })
    await expect(dialog).toHaveTextContent('Studio')
    await expect(dialog).toHaveTextContent('400 tokens')
    await expect(dialog).toHaveTextContent('Price per token€0.0498')
    await expect(dialog).toHaveTextContent('Total to pay€19.90')
    await expect(await pay()).toBeEnabled()
  },
}

export const PromoApplied: Story = {
  args: { termsAccepted: true, promo: { code: 'WELCOME10', discount: 199 }, total: 1791 },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Total to pay€17.91')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemovePromo).toHaveBeenCalledOnce()
  },
}

export const PromoRefused: Story = { args: { promoError: 'Invalid promocode' } }

export const PromoChecking: Story = { args: { promoBusy: true } }

export const BelowTheMinimum: Story = {
  args: { termsAccepted: true, plan: { title: 'Custom plan', tokens: 100, price: 49 }, total: 49, minimum: 500 },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Minimum top-up amount: €5.00')
    await expect(await pay()).toBeDisabled()
  },
}

export const WithoutPrivacyPage: Story = {
  args: { privacyHref: undefined },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
    await expect(screen.queryByRole('link', { name: 'privacy policy' })).toBeNull()
  },
}

export const WithoutAnyPages: Story = {
  args: { termsHref: undefined, privacyHref: undefined },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('link')).toBeNull()
  },
}

export const InYen: Story = {
  args: { currency: 'JPY', plan: { title: 'Studio', tokens: 4000, price: 3200 }, total: 3200, termsAccepted: true },
}

export const InternalCurrency: Story = { args: { internal: { name: 'MNT', image: null }, termsAccepted: true } }

export const NoVat: Story = { args: { vatPercent: 0 } }

export const LongTitle: Story = {
  args: {
    plan: { title: 'Custom plan for agencies and power users with several brands', tokens: 20000, price: 79900 },
    total: 79900,
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } }, args: { termsAccepted: true } }
