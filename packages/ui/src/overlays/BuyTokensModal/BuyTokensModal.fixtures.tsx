import { useState } from 'react'
import { fn } from 'storybook/test'
import { BuyTokensModal, type BuyTokensModalProps } from './BuyTokensModal.tsx'

/** Keeps what is ticked. */
export function Held({
  termsAccepted,
  onTermsAcceptedChange,
  beginsAtOnce,
  onBeginsAtOnceChange,
  ...rest
}: BuyTokensModalProps) {
  const [accepted, setAccepted] = useState(termsAccepted)
  const [agreed, setAgreed] = useState(beginsAtOnce)
  return (
    <BuyTokensModal
      {...rest}
      termsAccepted={accepted}
      onTermsAcceptedChange={(next) => {
        setAccepted(next)
        onTermsAcceptedChange(next)
      }}
      beginsAtOnce={agreed}
      onBeginsAtOnceChange={(next) => {
        setAgreed(next)
        onBeginsAtOnceChange(next)
      }}
    />
  )
}

export const args = {
  open: true,
  onOpenChange: fn(),
  offer: { title: 'Studio', tokens: 4000, price: 1990 },
  currency: 'EUR',
  promo: null,
  net: 1990,
  vat: 398,
  vatPercent: 20,
  total: 2388,
  termsHref: '/terms',
  privacyHref: '/privacy',
  termsAccepted: false,
  beginsAtOnce: false,
  onApplyPromo: fn(),
  onRemovePromo: fn(),
  onTermsAcceptedChange: fn(),
  onBeginsAtOnceChange: fn(),
  onProceed: fn(),
} satisfies BuyTokensModalProps
