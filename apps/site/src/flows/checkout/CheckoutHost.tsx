import {
  checkoutAmounts,
  checkoutMarket,
  checkoutOffer,
  type Information,
  minimumWarning,
  shownOrder,
} from '@mintage/machines/checkout'
import { BuyTokensModal } from '@mintage/ui/overlays/BuyTokensModal'
import { type BillingValues, ConfirmInformationModal } from '@mintage/ui/overlays/ConfirmInformationModal'
import { useMessages } from '@mintage/ui/texts'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useDependencies, usePaymentMethod, useStaticPages } from '../../app/DependenciesContext.tsx'
import { staticPagePath } from '../../paths.ts'
import type { CheckoutActor, LazyCheckout } from './lazyCheckout.ts'
import { useCheckoutActor } from './useCheckoutActor.ts'

const informationOf = (values: BillingValues): Information => ({
  ...values,
  country: values.country === '' ? null : Number(values.country),
})

const valuesOf = (information: Information): BillingValues => ({
  ...information,
  country: information.country === null ? '' : String(information.country),
})

function BuyTokens({ actor }: { actor: CheckoutActor }) {
  const formatMessage = useMessages(checkoutTexts)
  const pages = useStaticPages()
  const snapshot = useSelector(actor, (current) => current)
  const { offer, price, promo, promoError, market } = snapshot.context
  const { net, vat, total } = checkoutAmounts(snapshot)
  if (offer === null) return null
  const hrefOf = (wanted: 'isTerms' | 'isPrivacy') => {
    const page = pages.find((candidate) => candidate[wanted])
    return page && staticPagePath(page)
  }
  return (
    <BuyTokensModal
      open={snapshot.hasTag('buyTokensOpen')}
      onOpenChange={(open) => !open && actor.send({ type: 'checkout.abandoned' })}
      offer={{ title: offer.title, tokens: offer.credits ?? offer.tokens ?? 0, price }}
      currency={market.currency.code}
      promo={promo && { code: promo.code, discount: promo.discountAmount }}
      promoBusy={snapshot.hasTag('applyingPromo')}
      promoError={promoError ? formatMessage(promoError) : undefined}
      onApplyPromo={(code) => actor.send({ type: 'promo.submitted', code })}
      onRemovePromo={() => actor.send({ type: 'promo.removed' })}
      net={net}
      vat={vat}
      vatPercent={market.vatPercent}
      total={total}
      minimum={minimumWarning(snapshot) ? market.minimumTopUp : undefined}
      termsHref={hrefOf('isTerms')}
      privacyHref={hrefOf('isPrivacy')}
      termsAccepted={snapshot.matches({ buyingTokens: { terms: 'accepted' } }) || snapshot.hasTag('busy')}
      onTermsAcceptedChange={(accepted) => actor.send({ type: accepted ? 'terms.accepted' : 'terms.withdrawn' })}
      busy={snapshot.hasTag('busy') || snapshot.hasTag('calculating')}
      calculating={snapshot.hasTag('calculating')}
      onAskForPrice={
        snapshot.hasTag('priceUnavailable') ? () => actor.send({ type: 'price.recalculationRequested' }) : undefined
      }
      onProceed={() => actor.send({ type: 'checkout.continued' })}
    />
  )
}

function ConfirmInformation({ actor }: { actor: CheckoutActor }) {
  const formatMessage = useMessages(checkoutTexts)
  const { startUp } = useDependencies()
  const { title } = usePaymentMethod()
  const countries = useSelector(startUp, ({ context }) => context.countries)
  const snapshot = useSelector(actor, (current) => current)
  const { information, accountEmail, fieldErrors, serverErrors, problem, paymentMethodId } = snapshot.context
  const { offer, promo } = checkoutOffer(snapshot)
  const amounts = checkoutAmounts(snapshot)
  const { currency, vatPercent } = checkoutMarket(snapshot)
  const errors = useMemo(() => {
    const own = Object.entries(fieldErrors).map(([field, key]) => [field, formatMessage({ key })])
    return { ...serverErrors, ...Object.fromEntries(own) }
  }, [fieldErrors, serverErrors, formatMessage])
  if (offer === null || information === null) return null
  return (
    <ConfirmInformationModal
      open={snapshot.hasTag('confirmOpen')}
      onOpenChange={(open) => !open && actor.send({ type: 'checkout.abandoned' })}
      amount={{
        currency: currency.code,
        tokens: offer.credits ?? offer.tokens ?? 0,
        net: amounts.net,
        discount: amounts.discount,
        discountCode: promo?.code,
        vatPercent,
        vat: amounts.vat,
        total: amounts.total,
      }}
      orderId={shownOrder(snapshot)?.orderId ?? undefined}
      paymentMethod={title}
      defaults={valuesOf(information)}
      countries={countries}
      emailLocked={accountEmail !== null}
      errors={errors}
      formError={problem ? formatMessage(problem) : undefined}
      busy={snapshot.hasTag('busy')}
      onBack={(values) => actor.send({ type: 'checkout.returned', information: informationOf(values) })}
      onConfirm={(values) =>
        actor.send({ type: 'information.submitted', information: informationOf(values), paymentMethodId })
      }
    />
  )
}

/** The dialogs of a purchase, above any page (R203-R211). */
export default function CheckoutHost({ checkout }: { checkout: LazyCheckout }) {
  const actor = useCheckoutActor(checkout)
  return (
    <>
      <BuyTokens actor={actor} />
      <ConfirmInformation actor={actor} />
    </>
  )
}
