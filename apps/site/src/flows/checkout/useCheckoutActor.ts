import { type Market, savedOfferOf } from '@mintage/machines/checkout'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import {
  useCountries,
  useCurrency,
  useDependencies,
  useIsSignedIn,
  useProfile,
  useSettings,
} from '../../app/DependenciesContext.tsx'
import { newId } from '../../app/newId.ts'
import { packsCache, readPacks } from '../../app/packs.ts'
import { loginFor, paths } from '../../paths.ts'
import { connectCheckout } from './connectCheckout.ts'
import type { LazyCheckout } from './lazyCheckout.ts'
import { minimumTopUp } from './minimumTopUp.ts'
import { provideCheckout } from './provideCheckout.ts'
import { offerKey, readSavedOffer, saveOffer } from './savedOffer.ts'
import { readSavedOrder, saveOrder } from './savedOrder.ts'

function useMarket(): Market {
  const { code, value } = useCurrency()
  const { vatPercent, pricesIncludeVat, vatByCountry, reverseCharge, sellerCountry, minTopUp } = useSettings()
  const countries = useCountries()
  const country = useProfile()?.country?.id ?? null
  return useMemo(
    () => ({
      currency: { code, rate: value },
      vatPercent,
      pricesIncludeVat,
      vatByCountry,
      reverseCharge,
      sellerCountry,
      countryIsos: Object.fromEntries(countries.map(({ id, iso }) => [id, iso])),
      country,
      minimumTopUp: minimumTopUp(minTopUp, code, value),
    }),
    [
      code,
      value,
      vatPercent,
      pricesIncludeVat,
      vatByCountry,
      reverseCharge,
      sellerCountry,
      countries,
      country,
      minTopUp,
    ],
  )
}

/** The actor of `checkout`, which lives as long as the page and receives the session and the currency. */
export function useCheckoutActor(checkout: LazyCheckout) {
  const { client, session, startUp, visit, notices } = useDependencies()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const here = pathname + search + hash
  const signedIn = useIsSignedIn()
  const market = useMarket()

  const machine = useMemo(
    () =>
      provideCheckout({
        client,
        packsIn: (currency) =>
          packsCache
            .of({ client, session })
            .of(currency, () => readPacks(client, currency))
            .ensureData(),
        settings: () => startUp.getSnapshot().context.settings,
        countries: () => startUp.getSnapshot().context.countries,
      }),
    [client, session, startUp],
  )
  const [idempotencySeed] = useState(newId)
  const [order] = useState(() => readSavedOrder(visit))
  const actor = useActorRef(machine, { input: { signedIn, market, idempotencySeed, order } })

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', (notice) => notices.show(notice)),
      actor.on('offerSaved', ({ offer }) => saveOffer(visit, savedOfferOf(offer, Date.now()))),
      actor.on('savedOfferRemoved', () => visit.remove(offerKey)),
      actor.on('signInNeeded', () => navigate(loginFor(here))),
      actor.on('orderAccepted', (accepted) => {
        saveOrder(visit, accepted.order)
        navigate(paths.Pay)
      }),
      actor.on('orderChanged', (changed) => saveOrder(visit, changed.order)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, here, navigate, notices, visit])

  // Back and Forward close the dialog.
  const movedBy = useNavigationType()
  const shown = useRef(here)
  useEffect(() => {
    if (shown.current === here) return
    shown.current = here
    if (movedBy === 'POP') actor.send({ type: 'checkout.abandoned' })
  }, [actor, here, movedBy])

  useEffect(() => actor.send({ type: 'market.changed', market }), [actor, market])

  useEffect(() => {
    const leaving = session.on('signedOut', ({ reason }) =>
      actor.send({ type: 'person.signedOut', expired: reason === 'expired' }),
    )
    return () => leaving.unsubscribe()
  }, [actor, session])

  // An offer saved before a reload waits for sign-in too (D61).
  useEffect(() => {
    if (!signedIn) return
    const saved = readSavedOffer(visit, Date.now())
    actor.send({ type: 'person.signedIn' })
    if (saved === null) return
    visit.remove(offerKey)
    if (!actor.getSnapshot().matches('buyingTokens')) actor.send({ type: 'offer.chosen', offer: saved.offer })
  }, [actor, signedIn, visit])

  // After a return from the back/forward cache, the order may have been paid or replaced on a later page.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'order.replaced', order: readSavedOrder(visit) })
    }
    window.addEventListener('pageshow', shown)
    return () => window.removeEventListener('pageshow', shown)
  }, [actor, visit])

  // Last: the event that waited finds every listener.
  useEffect(() => connectCheckout(checkout, actor), [actor, checkout])

  return actor
}
