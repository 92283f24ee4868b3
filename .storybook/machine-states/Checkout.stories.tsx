import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BuyTokensModal } from '../../packages/ui/src/overlays/BuyTokensModal/BuyTokensModal.tsx'
import { ConfirmInformationModal } from '../../packages/ui/src/overlays/ConfirmInformationModal/ConfirmInformationModal.tsx'

const meta = {
  title: 'Machine states/Checkout',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const buyTokensModal = {
  open: true,
  onOpenChange: fn(),
  plan: { title: 'Your own amount', tokens: 1000, price: 900 },
  currency: 'EUR',
  promo: null,
  promoBusy: false,
  onApplyPromo: fn(),
  onRemovePromo: fn(),
  net: 900,
  vat: 180,
  vatPercent: 20,
  total: 1080,
  termsHref: '/terms',
  privacyHref: '/privacy',
  termsAccepted: false,
  onTermsAcceptedChange: fn(),
  busy: false,
  calculating: false,
  onProceed: fn(),
} as const

const confirmInformationModal = {
  open: true,
  onOpenChange: fn(),
  amount: { currency: 'EUR', tokens: 1000, net: 900, discount: 0, vatPercent: 20, vat: 180, total: 1080 },
  paymentMethod: 'Credit/Debit card',
  defaults: {
    name: 'Ada',
    surname: 'Coyne',
    phone: '+35312345678',
    country: '105',
    city: 'Dublin',
    address: '4 Foundry Lane',
    postCode: 'D08 X2Y4',
    email: 'ada@example.com',
  },
  countries: [
    { id: 81, title: 'Germany', iso: 'DE' },
    { id: 105, title: 'Ireland', iso: 'IE' },
  ],
  emailLocked: true,
  errors: {},
  busy: false,
  onBack: fn(),
  onConfirm: fn(),
} as const

/**
 * `buyingTokens.terms.notAccepted`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 */
export const BuyingTokensTermsNotAccepted: Story = {
  render: () => <BuyTokensModal {...buyTokensModal} busy calculating />,
}

/**
 * `buyingTokens.terms.accepted`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 */
export const BuyingTokensTermsAccepted: Story = {
  render: () => <BuyTokensModal {...buyTokensModal} termsAccepted />,
}

/**
 * `buyingTokens.promo.applying`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person applies a code
 */
export const BuyingTokensPromoApplying: Story = {
  render: () => <BuyTokensModal {...buyTokensModal} promoBusy />,
}

/**
 * `buyingTokens.promo.applied`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person applies a code
 * - the code holds
 */
export const BuyingTokensPromoApplied: Story = {
  render: () => (
    <BuyTokensModal {...buyTokensModal} promo={{ code: 'WELCOME10', discount: 90 }} net={810} vat={162} total={972} />
  ),
}

/**
 * `buyingTokens.promo.refused`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person applies a code
 * - the code does not hold
 */
export const BuyingTokensPromoRefused: Story = {
  render: () => <BuyTokensModal {...buyTokensModal} promoError="This promo code has expired." />,
}

/**
 * `buyingTokens.price.known`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 */
export const BuyingTokensPriceKnown: Story = {
  render: () => <BuyTokensModal {...buyTokensModal} />,
}

/**
 * `buyingTokens.price.unavailable`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price cannot be worked out
 */
export const BuyingTokensPriceUnavailable: Story = {
  render: () => (
    <BuyTokensModal
      {...buyTokensModal}
      plan={{ title: 'Your own amount', tokens: 1000, price: 0 }}
      net={0}
      vat={0}
      total={0}
      onAskForPrice={fn()}
    />
  ),
}

/**
 * `preparingInformation`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - a price of just the minimum arrives
 * - the person ticks the terms
 * - the person goes on
 */
export const PreparingInformation: Story = {
  render: () => (
    <BuyTokensModal
      {...buyTokensModal}
      plan={{ title: 'Your own amount', tokens: 1000, price: 500 }}
      net={500}
      vat={100}
      total={600}
      termsAccepted
      busy
    />
  ),
}

/**
 * `confirmingInformation`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 * - the person goes on
 * - the billing details arrive
 */
export const ConfirmingInformation: Story = {
  render: () => <ConfirmInformationModal {...confirmInformationModal} />,
}

/**
 * `submittingCheckout`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 * - the person goes on
 * - the billing details arrive
 * - the person confirms
 */
export const SubmittingCheckout: Story = {
  render: () => (
    <ConfirmInformationModal
      {...confirmInformationModal}
      defaults={{
        name: 'Ada',
        surname: 'Coyne',
        email: 'ada@example.com',
        phone: '+35312345678',
        country: '105',
        city: 'Dublin',
        address: '4 Foundry Lane',
        postCode: 'D08 X2Y4',
      }}
      busy
    />
  ),
}

/**
 * `changingInformation.asPlaced`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 * - the person goes on
 * - the billing details arrive
 * - the person confirms
 * - the server accepts
 * - the person asks for the billing details of the order
 */
export const ChangingInformationAsPlaced: Story = {
  render: () => (
    <ConfirmInformationModal
      {...confirmInformationModal}
      orderId="00000000-0000-4000-8000-000000000101"
      defaults={{
        name: 'Ada',
        surname: 'Coyne',
        email: 'ada@example.com',
        phone: '+35312345678',
        country: '105',
        city: 'Dublin',
        address: '4 Foundry Lane',
        postCode: 'D08 X2Y4',
      }}
    />
  ),
}

/**
 * `changingInformation.perhapsChanged`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 * - the person goes on
 * - the billing details arrive
 * - the person confirms
 * - the server accepts
 * - the person asks for the billing details of the order
 * - the person confirms other details
 * - no answer comes
 */
export const ChangingInformationPerhapsChanged: Story = {
  render: () => (
    <ConfirmInformationModal
      {...confirmInformationModal}
      orderId="00000000-0000-4000-8000-000000000101"
      defaults={{
        name: 'Ada',
        surname: 'Coyne',
        email: 'ada@example.com',
        phone: '+35312345678',
        country: '105',
        city: 'Cork',
        address: '4 Foundry Lane',
        postCode: 'D08 X2Y4',
      }}
      formError="Checkout failed"
    />
  ),
}

/**
 * `submittingChange`
 * - a signed-in person looks at the offers
 * - the person chooses a plan
 * - the price arrives
 * - the person ticks the terms
 * - the person goes on
 * - the billing details arrive
 * - the person confirms
 * - the server accepts
 * - the person asks for the billing details of the order
 * - the person confirms other details
 */
export const SubmittingChange: Story = {
  render: () => (
    <ConfirmInformationModal
      {...confirmInformationModal}
      orderId="00000000-0000-4000-8000-000000000101"
      defaults={{
        name: 'Ada',
        surname: 'Coyne',
        email: 'ada@example.com',
        phone: '+35312345678',
        country: '105',
        city: 'Cork',
        address: '4 Foundry Lane',
        postCode: 'D08 X2Y4',
      }}
      busy
    />
  ),
}
