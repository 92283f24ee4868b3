import { shownPrice } from '@mintage/api-client/vat'
import {
  checkoutAmounts,
  checkoutMarket,
  checkoutOffer,
  checkoutVatIncluded,
  type Information,
  minimumWarning,
  shownOrder,
} from '@mintage/machines/checkout'
import { paysOnPage } from '@mintage/machines/start-up'
import { BuyTokensModal } from '@mintage/ui/overlays/BuyTokensModal'
import { type BillingValues, ConfirmInformationModal } from '@mintage/ui/overlays/ConfirmInformationModal'
import { useMessages } from '@mintage/ui/texts'
import { checkoutTexts } from '@mintage/ui/texts/checkout'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useCountries, usePaymentMethod, useProfile, useStaticPages } from '../../app/DependenciesContext.tsx'
import { staticPagePath } from '../../paths.ts'
import type { CheckoutActor, LazyCheckout } from './lazyCheckout.ts'
import { useCheckoutActor } from './useCheckoutActor.ts'

const idOf = (country: string): number | null => (country === '' ? null : Number(country))

const informationOf = (values: BillingValues): Information => ({ ...values, country: idOf(values.country) })

const valuesOf = (information: Information): BillingValues => ({
  ...information,
  country: information.country === null ? '' : String(information.country),
})

function BuyTokens({ actor }: { actor: CheckoutActor }) {
  const formatMessage = useMessages(checkoutTexts)
  const pages = useStaticPages()
  const method = usePaymentMethod()
  const debt = useProfile()?.debt ?? 0
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
      method={paysOnPage(method) ? method.title : undefined}
      promo={promo && { code: promo.code, discount: promo.discountAmount }}
      promoBusy={snapshot.hasTag('applyingPromo')}
      promoError={promoError ? formatMessage(promoError) : undefined}
      onApplyPromo={(code) => actor.send({ type: 'promo.submitted', code })}
      onRemovePromo={() => actor.send({ type: 'promo.removed' })}
      net={net}
      vat={vat}
      vatPercent={checkoutMarket(snapshot).vatPercent}
      total={total}
      vatIncluded={checkoutVatIncluded(snapshot)}
      minimum={minimumWarning(snapshot) ? shownPrice(market.minimumTopUp, market) : undefined}
      termsHref={hrefOf('isTerms')}
      privacyHref={hrefOf('isPrivacy')}
      termsAccepted={snapshot.matches({ buyingTokens: { terms: 'accepted' } }) || snapshot.hasTag('busy')}
      onTermsAcceptedChange={(accepted) => actor.send({ type: accepted ? 'terms.accepted' : 'terms.withdrawn' })}
      beginsAtOnce={snapshot.matches({ buyingTokens: { consent: 'given' } }) || snapshot.hasTag('busy')}
      onBeginsAtOnceChange={(agreed) => actor.send({ type: agreed ? 'consent.given' : 'consent.withdrawn' })}
      debt={debt}
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
  const { title } = usePaymentMethod()
  const countries = useCountries()
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
        vatIncluded: checkoutVatIncluded(snapshot),
      }}
      orderId={shownOrder(snapshot)?.orderId ?? undefined}
      paymentMethod={title}
      defaults={valuesOf(information)}
      countries={countries}
      emailLocked={accountEmail !== null}
      errors={errors}
      formError={problem ? formatMessage(problem) : undefined}
      busy={snapshot.hasTag('busy')}
      onBuyerChange={({ country, vatNumber }) =>
        actor.send({ type: 'buyer.changed', buyer: { country: idOf(country), vatNumber } })
      }
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
