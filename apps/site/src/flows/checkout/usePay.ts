import { vatIncluded } from '@mintage/api-client/vat'
import { createCardHolder, submitCard } from '@mintage/machines/card-payment'
import type { PayOrder, PayProps } from '@mintage/ui/screens/Pay'
import { useMessages } from '@mintage/ui/texts'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCurrency, useDependencies, useProfile, useSettings } from '../../app/DependenciesContext.tsx'
import { newId } from '../../app/newId.ts'
import { paths } from '../../paths.ts'
import { useCheckout } from './CheckoutContext.tsx'
import { cardPrefill } from './cardPrefill.ts'
import { provideCardPayment } from './provideCardPayment.ts'
import { orderToPay, readSavedOrder, removeOrder } from './savedOrder.ts'
import { tokensAdded } from './tokensAdded.ts'

const resultPages: readonly string[] = [
  paths.PaymentSuccess,
  paths.PaymentFailed,
  paths.PaymentPending,
  paths.PaymentProcessing,
]

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? ''

/** The router opens known pages of this site, the browser all other addresses. */
const isResultPage = (url: string): boolean => resultPages.includes(pathOf(url))

/** Pays the order that the checkout hands over (R212-R214, R264-R277, R317, R318). */
export function usePay(): PayProps {
  const { client, visit, browser } = useDependencies()
  const navigate = useNavigate()
  const formatMessage = useMessages(cardPaymentTexts)
  const profile = useProfile()
  const { code } = useCurrency()
  const { pricesIncludeVat } = useSettings()
  const checkout = useCheckout()
  const [order, setOrder] = useState(() => orderToPay(checkout, visit))
  const [holder] = useState(createCardHolder)
  const [returns, setReturns] = useState(0)
  const currency = order?.currency.code ?? code

  const onPage = order?.payOnPage ?? false
  const machine = useMemo(
    () => provideCardPayment({ client, currency, card: onPage ? null : holder }),
    [client, currency, holder, onPage],
  )
  const [idempotencySeed] = useState(newId)
  const actor = useActorRef(machine, { input: { order, idempotencySeed } })

  useEffect(() => {
    const accepted = actor.on('paymentAccepted', ({ redirectUrl, orderId }) => {
      if (redirectUrl === null) navigate(`${paths.PaymentPending}${orderId ? `?order_id=${orderId}` : ''}`)
      else if (pathOf(redirectUrl) === paths.PaymentSuccess) {
        const paid = orderToPay(checkout, visit)
        // Back finds no order here (D14).
        removeOrder(checkout, visit)
        navigate(redirectUrl, { state: paid && tokensAdded(paid) })
      } else if (isResultPage(redirectUrl)) navigate(redirectUrl)
      else browser.open(redirectUrl)
    })
    const back = () => {
      if (readSavedOrder(visit) === null) setOrder(null)
      actor.send({ type: 'screen.returned' })
    }
    // The browser may restore this page from its back/forward cache.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setReturns((count) => count + 1)
      back()
    }
    const gone = new AbortController()
    window.addEventListener('pageshow', shown, { signal: gone.signal })
    // Back was pressed before the next page of this site replaced this one.
    window.addEventListener('popstate', back, { signal: gone.signal })
    // The navigation was cancelled. Browsers without this event leave the machine waiting.
    if ('navigation' in window) window.navigation.addEventListener('navigateerror', back, { signal: gone.signal })
    return () => {
      accepted.unsubscribe()
      gone.abort()
      holder.clear()
    }
  }, [actor, browser, checkout, holder, navigate, visit])

  const { fieldErrors, serverErrors, problem, alert, amounts } = useSelector(actor, ({ context }) => context)
  const charging = useSelector(actor, (snapshot) => snapshot.matches('charging'))
  const redirecting = useSelector(actor, (snapshot) => snapshot.matches('redirecting'))
  const enteringCard = useSelector(actor, (snapshot) => snapshot.matches('enteringCard'))
  const errors = useMemo(() => {
    const own = Object.entries(fieldErrors).map(([field, key]) => [field, formatMessage({ key })])
    return { ...serverErrors, ...Object.fromEntries(own) }
  }, [fieldErrors, serverErrors, formatMessage])

  const hrefs = { pricing: paths.PricingPage }
  if (order === null) return { status: 'empty', currency, hrefs }
  const shown: PayOrder = {
    title: order.offer.title,
    tokens: order.offer.credits ?? order.offer.tokens ?? 0,
    net: amounts.net,
    discount: amounts.discount,
    promoCode: order.promo?.code ?? null,
    vat: amounts.vat,
    vatPercent: order.vatPercent,
    total: amounts.total,
    vatIncluded: vatIncluded(amounts, { vatPercent: order.vatPercent, pricesIncludeVat }),
    currency,
    orderId: order.orderId,
  }
  const changeBilling = () => {
    // Its details may have changed since this screen was opened.
    const current = { ...(orderToPay(checkout, visit) ?? order), amounts }
    // Falls back to the e-mail of the order until the profile is loaded.
    const { email } = profile ?? current.information
    checkout.send({ type: 'order.reopened', order: current, accountEmail: email || null })
  }
  const paying = {
    status: 'ready',
    order: shown,
    onChangeBilling: order.orderId === null ? undefined : changeBilling,
    billingLocked: !enteringCard,
    refusal: problem && formatMessage(problem),
    alert,
    busy: charging ? 'charging' : redirecting && 'redirecting',
    hrefs,
  } as const
  if (onPage) return { ...paying, method: 'page', onSubmit: () => actor.send({ type: 'pay.submitted' }) }
  return {
    ...paying,
    method: 'card',
    prefill: cardPrefill(profile, order.information),
    errors,
    returns,
    onSubmit: (form) => submitCard(actor, holder, form),
    onEdit: () => actor.send({ type: 'card.edited' }),
  }
}
