import { optOut, unwrap } from '@mintage/api-client'
import { cardPaymentMachine, createCardHolder, submitCard } from '@mintage/machines/card-payment'
import { toMajor, toMinor } from '@mintage/ui/format'
import type { PayOrder, PayProps } from '@mintage/ui/screens/Pay'
import { useMessages } from '@mintage/ui/texts'
import { cardPaymentTexts } from '@mintage/ui/texts/cardPayment'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { fromPromise } from 'xstate'
import { useCurrency, useDependencies, useProfile } from '../../app/DependenciesContext.tsx'
import { newId } from '../../app/newId.ts'
import { orFailure } from '../../app/toFailure.ts'
import { paths } from '../../paths.ts'
import { useCheckoutDialogs } from './CheckoutContext.tsx'
import { cardPrefill } from './cardPrefill.ts'
import { readCheckout, removeCheckout } from './savedCheckout.ts'
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

/** Pays the accepted checkout (R212-R214, R264-R277, R317, R318). */
export function usePay(): PayProps {
  const { client, visit, browser } = useDependencies()
  const navigate = useNavigate()
  const say = useMessages(cardPaymentTexts)
  const profile = useProfile()
  const { code } = useCurrency()
  const { reopenOrder } = useCheckoutDialogs()
  const [checkout, setCheckout] = useState(() => readCheckout(visit))
  const [holder] = useState(createCardHolder)
  const [returns, setReturns] = useState(0)
  const currency = checkout?.currency.code ?? code

  const machine = useMemo(
    () =>
      cardPaymentMachine.provide({
        actors: {
          charge: fromPromise(async ({ input }) => {
            const card = holder.take()
            if (card === null) throw new Error('no card was handed over')
            const body = {
              card_number: card.cardNumber,
              expiry_month: card.expiryMonth,
              expiry_year: card.expiryYear,
              cardholder_name: card.cardholderName,
              cvv: card.cvv,
              email: card.email,
              phone: card.phone,
              amount: toMajor(input.amount, currency),
              payment_method_id: input.paymentMethodId,
              currency,
              ...(input.depositId === null ? {} : { deposit_id: input.depositId }),
            }
            const params = { header: { 'Idempotency-Key': input.idempotencyKey } }
            const answer = await orFailure(
              unwrap(client.POST('/deposit/checkout/execute', { body, params, ...optOut('toasts') })),
            )
            if (answer.status === 'OK') return { status: 'OK', redirectUrl: answer.redirect_url ?? null }
            return {
              status: 'ERROR',
              ...(answer.message === undefined ? {} : { message: answer.message }),
              ...(answer.errors === undefined ? {} : { errors: answer.errors }),
              ...(answer.payload ? { total: toMinor(answer.payload.total, currency) } : {}),
            }
          }),
        },
      }),
    [client, currency, holder],
  )
  const [idempotencySeed] = useState(newId)
  const actor = useActorRef(machine, { input: { checkout, idempotencySeed } })

  useEffect(() => {
    const accepted = actor.on('paymentAccepted', ({ redirectUrl, depositId }) => {
      if (redirectUrl === null) navigate(`${paths.PaymentPending}${depositId ? `?order_id=${depositId}` : ''}`)
      else if (pathOf(redirectUrl) === paths.PaymentSuccess) {
        const paid = readCheckout(visit)
        // Remove the paid checkout, so that Back finds no order here (D14).
        removeCheckout(visit)
        navigate(redirectUrl, { state: paid && tokensAdded(paid) })
      } else if (isResultPage(redirectUrl)) navigate(redirectUrl)
      else browser.open(redirectUrl)
    })
    const back = () => {
      if (readCheckout(visit) === null) setCheckout(null)
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
  }, [actor, browser, holder, navigate, visit])

  const { fieldErrors, serverErrors, problem, alert, amounts } = useSelector(actor, ({ context }) => context)
  const charging = useSelector(actor, (snapshot) => snapshot.matches('charging'))
  const redirecting = useSelector(actor, (snapshot) => snapshot.matches('redirecting'))
  const enteringCard = useSelector(actor, (snapshot) => snapshot.matches('enteringCard'))
  const errors = useMemo(() => {
    const own = Object.entries(fieldErrors).map(([field, key]) => [field, say({ key })])
    return { ...serverErrors, ...Object.fromEntries(own) }
  }, [fieldErrors, serverErrors, say])

  const hrefs = { pricing: paths.PricingPage }
  if (checkout === null) return { status: 'empty', currency, hrefs }
  const order: PayOrder = {
    plan: checkout.plan.title,
    tokens: checkout.plan.credits ?? checkout.plan.tokens ?? 0,
    net: amounts.net,
    discount: amounts.discount,
    promoCode: checkout.promo?.code ?? null,
    vat: amounts.vat,
    vatPercent: checkout.vatPercent,
    total: amounts.total,
    currency,
    orderId: checkout.depositId,
  }
  const changeBilling = () => {
    // Read it again: the details may have changed since this screen was opened.
    const { depositId, ...rest } = readCheckout(visit) ?? checkout
    if (depositId !== null) reopenOrder({ ...rest, amounts, depositId, serverTotal: amounts.total })
  }
  return {
    status: 'ready',
    order,
    onChangeBilling: checkout.depositId === null ? undefined : changeBilling,
    billingLocked: !enteringCard,
    prefill: cardPrefill(profile, checkout.information),
    errors,
    refusal: problem && say(problem),
    alert,
    returns,
    busy: charging ? 'charging' : redirecting && 'redirecting',
    onSubmit: (form) => submitCard(actor, holder, form),
    onEdit: () => actor.send({ type: 'card.edited' }),
    hrefs,
  }
}
