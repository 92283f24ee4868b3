import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { checkoutTexts } from '../../texts/en/checkout.ts'
import { inGerman } from '../fixtures/german.tsx'
import { narrow } from '../fixtures/narrow.ts'
import { atRest, expectNoSidewaysScroll, tabAround } from '../fixtures/reach.ts'
import { withToast } from '../fixtures/toast.tsx'
import { args, Held } from './BuyTokensModal.fixtures.tsx'
import { buyTokensModalGuide } from './BuyTokensModal.guide.ts'
import { BuyTokensModal, type BuyTokensModalProps } from './BuyTokensModal.tsx'

const meta = {
  title: 'Overlays/BuyTokensModal',
  component: BuyTokensModal,
  parameters: {
    guide: buyTokensModalGuide,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
  },
  args,
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof BuyTokensModal>

export default meta
type Story = StoryObj<typeof meta>

const pay = () => screen.findByRole('button', { name: 'Credit/Debit card' })

export const TermsNotAccepted: Story = {
  tags: [
    'state:checkout.buyingTokens.terms.notAccepted',
    'state:checkout.buyingTokens.consent.notGiven',
    'R131',
    'R133',
  ],
  play: async () => {
    await expect(await pay()).toBeDisabled()
    await expect(await pay()).toHaveAccessibleDescription('Tick both boxes to go on.')
    for (const box of screen.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
  },
}

export const AcceptsTheTerms: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const [terms, consent] = await screen.findAllByRole('checkbox')
    if (!terms || !consent) throw new Error('two boxes are needed')
    // The testing library's accessible name drops the spaces at the ends of an inline element.
    await expect(terms).toHaveAccessibleName(/^I accept the ?terms.* ?and the ?privacy policy/)
    await expect(screen.getByText(/^I accept the/).closest('label')).toHaveTextContent(
      /^I accept the terms.* and the privacy policy/,
    )
    await expect(consent).toHaveAccessibleName(/^Begin at once, before the 14 days in which I can withdraw are over\./)
    await userEvent.click(terms)
    await expect(await pay()).toBeDisabled()
    await expect(await pay()).toHaveAccessibleDescription('Tick the box to go on.')
    await userEvent.click(consent)
    await expect(args.onBeginsAtOnceChange).toHaveBeenCalledWith(true)
    await expect(await pay()).toBeEnabled()
    await userEvent.click(await pay())
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  tags: [
    'state:checkout.buyingTokens.terms.accepted',
    'state:checkout.buyingTokens.consent.given',
    'state:checkout.buyingTokens.promo.none',
    'state:checkout.buyingTokens.price.known',
    'R125',
    'R126',
    'R127',
    'R128',
    'R129',
  ],
  args: { termsAccepted: true, beginsAtOnce: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Buy tokens' })
    await expect(dialog).toHaveTextContent('Studio')
    await expect(dialog).toHaveTextContent('400 tokens')
    await expect(dialog).toHaveTextContent('Price€19.90')
    await expect(dialog).toHaveTextContent('Price per token€0.0498')
    await expect(dialog).toHaveTextContent('VAT 20%€3.98Total to pay€23.88')
    await expect(dialog).not.toHaveTextContent('Net')
    await expect(await pay()).toBeEnabled()
  },
}

/** The payment provider has a page of its own. */
export const PaidOnThePageOfTheProvider: Story = {
  tags: ['!visual'],
  args: { termsAccepted: true, beginsAtOnce: true, method: 'Card or another method' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Card or another method' })).toBeEnabled()
  },
}

/** A refund of spent tokens left a debt, which this purchase settles first. */
export const SettlesADebt: Story = {
  args: { termsAccepted: true, beginsAtOnce: true, debt: 20 },
  play: async () => {
    const debt = await screen.findByText('2 of these 400 tokens settle what you owe.')
    await waitFor(() => expect(debt).toBeVisible())
  },
}

export const PromoApplied: Story = {
  tags: ['state:checkout.buyingTokens.promo.applied', 'R130'],
  args: {
    termsAccepted: true,
    beginsAtOnce: true,
    promo: { code: 'WELCOME10', discount: 199 },
    net: 1791,
    vat: 358,
    total: 2149,
  },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Price€19.90Price per token€0.0498Promo code WELCOME10−€1.99Net€17.91VAT 20%€3.58Total to pay€21.49',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemovePromo).toHaveBeenCalledOnce()
  },
}

export const PromoRefused: Story = {
  tags: ['state:checkout.buyingTokens.promo.refused'],
  parameters: { says: ['promo.invalid'] },
  args: { promoError: 'Invalid promocode' },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Promo code' })
    await expect(field).toHaveAccessibleDescription('Invalid promocode')
    await userEvent.type(field, ' welcome10 {Enter}')
    await expect(args.onApplyPromo).toHaveBeenCalledWith('welcome10')
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

export const PromoUnreachable: Story = {
  parameters: { says: ['promo.failed'] },
  args: { promoError: 'Error validating promocode' },
}

export const PromoChecking: Story = {
  tags: ['state:checkout.buyingTokens.promo.applying'],
  args: { promoBusy: true },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'TWICE{Enter}{Enter}')
    await expect(args.onApplyPromo).not.toHaveBeenCalled()
  },
}

function Whole(args: BuyTokensModalProps) {
  const [promo, setPromo] = useState<BuyTokensModalProps['promo']>(null)
  const apply = (code: string) => setPromo({ code, discount: 199 })
  return (
    <Held
      {...args}
      promo={promo}
      {...(promo ? { net: 1791, vat: 358, total: 2149 } : {})}
      onApplyPromo={apply}
      onRemovePromo={() => setPromo(null)}
    />
  )
}

export const PromoAppliedAndRemovedByKeys: Story = {
  tags: ['!visual', 'R130'],
  render: (args) => <Whole {...args} />,
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog')
    await step('Enter applies, as Apply does; the total follows and is announced', async () => {
      await expect(screen.getByRole('button', { name: 'Apply' })).toBeEnabled()
      await userEvent.type(screen.getByRole('textbox', { name: 'Promo code' }), 'WELCOME10{Enter}')
      await waitFor(() => expect(dialog).toHaveTextContent('Total to pay€21.49'))
      await expect(screen.getByRole('status')).toHaveTextContent('WELCOME10')
    })
    await step('The focus stays in the dialog, and comes back to the field', async () => {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
      screen.getByRole('button', { name: 'Remove' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveFocus())
      await expect(dialog).toHaveTextContent('Total to pay€23.88')
    })
    await step('Space accepts the terms, and the way is free', async () => {
      for (const box of screen.getAllByRole('checkbox')) {
        box.focus()
        await userEvent.keyboard(' ')
      }
      await expect(await pay()).toBeEnabled()
    })
  },
}

const unpriced = {
  offer: { title: 'Custom plan', tokens: 2009, price: 0 },
  net: 0,
  vat: 0,
  total: 0,
  termsAccepted: true,
  beginsAtOnce: true,
}

/** Continue waits for the price, and the old amount is hidden. */
export const PriceOnItsWay: Story = {
  tags: ['state:checkout.buyingTokens.price.calculating'],
  args: { ...unpriced, calculating: true, busy: true },
  play: async ({ args }) => {
    const button = await pay()
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('dialog')).not.toHaveTextContent('€')
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** A price that could not be calculated counts as 0 (R375): it must be requested again before a purchase. */
export const PriceUnavailable: Story = {
  tags: ['state:checkout.buyingTokens.price.unavailable'],
  args: { ...unpriced, onAskForPrice: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Total to pay€0.00')
    await expect(screen.getByRole('alert')).toHaveTextContent('The price could not be worked out.')
    await expect(await pay()).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onAskForPrice).toHaveBeenCalledOnce()
  },
}

export const GoingOn: Story = {
  tags: ['state:checkout.preparingInformation'],
  args: { termsAccepted: true, beginsAtOnce: true, busy: true },
  play: async () => {
    await expect(await pay()).toBeDisabled()
  },
}

export const LongPromoCode: Story = {
  ...narrow,
  args: {
    termsAccepted: true,
    beginsAtOnce: true,
    promo: { code: 'SUMMER'.repeat(11).slice(0, 64), discount: 199 },
    net: 1791,
    vat: 358,
    total: 2149,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
  },
}

export const LongWords: Story = {
  ...narrow,
  decorators: [inGerman],
  args: {
    offer: { title: 'Bildbearbeitungsunternehmenspaket', tokens: 20000, price: 79_900_000 },
    currency: 'KWD',
    net: 79_900_000,
    vat: 15_980_000,
    total: 95_880_000,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await atRest(dialog)
    await expectNoSidewaysScroll(dialog)
    await expect((await tabAround(dialog)).length).toBe(7)
  },
}

export const BelowTheMinimum: Story = {
  args: {
    termsAccepted: true,
    beginsAtOnce: true,
    offer: { title: 'Custom plan', tokens: 100, price: 49 },
    net: 49,
    vat: 10,
    total: 59,
    minimum: 500,
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Minimum top-up amount: €5.00')
    await expect(await pay()).toBeDisabled()
  },
}

export const WithoutPrivacyPage: Story = {
  tags: ['R132'],
  args: { privacyHref: undefined },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
    await expect(screen.queryByRole('link', { name: 'privacy policy' })).toBeNull()
  },
}

export const WithoutTermsPage: Story = {
  tags: ['R132'],
  args: { termsHref: undefined },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
    await expect(screen.queryByRole('link', { name: 'terms' })).toBeNull()
  },
}

export const WithoutAnyPages: Story = {
  tags: ['R132'],
  args: { termsHref: undefined, privacyHref: undefined },
  play: async () => {
    await screen.findByRole('dialog')
    await expect(screen.queryByRole('link')).toBeNull()
  },
}

export const InYen: Story = {
  args: {
    currency: 'JPY',
    offer: { title: 'Studio', tokens: 4000, price: 3205 },
    net: 3205,
    vat: 641,
    total: 3846,
    termsAccepted: true,
    beginsAtOnce: true,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent('VAT 20%¥641Total to pay¥3,846')
  },
}

export const InDinars: Story = {
  args: {
    currency: 'KWD',
    offer: { title: 'Studio', tokens: 4000, price: 6755 },
    net: 6755,
    vat: 1351,
    total: 8106,
    termsAccepted: true,
    beginsAtOnce: true,
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(/VAT 20%KWD\s1\.351Total to pay\s*KWD\s8\.106/)
  },
}

export const InternalCurrency: Story = {
  args: { internal: { name: 'MNT', image: null }, termsAccepted: true, beginsAtOnce: true },
}

/** Without VAT, the total after a promo code is the final amount itself (R207). */
export const NoVat: Story = {
  args: { promo: { code: 'WELCOME10', discount: 199 }, net: 1791, vat: 0, vatPercent: 0, total: 1791 },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).not.toHaveTextContent(/VAT|Net/)
    await expect(dialog).toHaveTextContent('Total to pay€17.91')
  },
}

export const LongTitle: Story = {
  args: {
    offer: { title: 'Custom plan for agencies and power users with several brands', tokens: 20000, price: 79900 },
    net: 79900,
    vat: 15980,
    total: 95880,
  },
}

/** The next step failed to load: the dialog remains for another try. */
export const CouldNotGoOn: Story = {
  args: { termsAccepted: true, beginsAtOnce: true },
  ...withToast('error', checkoutTexts, 'checkout.setUpFailed'),
}

/** Prices include VAT: the total is that of the net prices. */
export const PricesWithVat: Story = {
  args: {
    promo: { code: 'WELCOME10', discount: 199 },
    net: 1791,
    vat: 358,
    total: 2149,
    vatIncluded: { price: 2388, discount: 239 },
    termsAccepted: true,
    beginsAtOnce: true,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveTextContent(
      'Price incl. VAT€23.88Price per token incl. VAT€0.0597Promo code WELCOME10−€2.39Total to pay€21.49Includes VAT 20%€3.58',
    )
    await expect(dialog).not.toHaveTextContent('Net')
  },
}
