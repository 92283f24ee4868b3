import { type Market, makeIntent } from '@mintage/machines/checkout'
import { useActorRef } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { useCurrency, useDependencies, useIsSignedIn, useSettings } from '../../app/DependenciesContext.tsx'
import { newId } from '../../app/newId.ts'
import { loginFor, paths } from '../../paths.ts'
import { packsCache, readPacks } from '../offers/reading.ts'
import { minimumTopUp } from './minimumTopUp.ts'
import { intentKey, readPlanIntent, savePlanIntent } from './planIntent.ts'
import { provideCheckout } from './provideCheckout.ts'
import { saveCheckout } from './savedCheckout.ts'

function useMarket(): Market {
  const { code, value } = useCurrency()
  const { vatPercent, minTopUp } = useSettings()
  return useMemo(
    () => ({
      currency: { code, rate: value },
      vatPercent,
      minimumTopUp: minimumTopUp(minTopUp, code, value),
    }),
    [code, value, vatPercent, minTopUp],
  )
}

/** The checkout machine, which lives as long as the page and receives the session and the currency. */
export function useCheckout() {
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
  const actor = useActorRef(machine, { input: { signedIn, market, idempotencySeed } })

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', (notice) => notices.show(notice)),
      actor.on('intentSaved', ({ plan }) => savePlanIntent(visit, makeIntent(plan, Date.now()))),
      actor.on('intentRemoved', () => visit.remove(intentKey)),
      actor.on('signInNeeded', () => navigate(loginFor(here))),
      actor.on('checkoutAccepted', ({ checkout }) => {
        saveCheckout(visit, checkout)
        navigate(paths.Pay)
      }),
      actor.on('orderChanged', ({ checkout }) => saveCheckout(visit, checkout)),
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
    if (movedBy === 'POP') actor.send({ type: 'purchase.abandoned' })
  }, [actor, here, movedBy])

  useEffect(() => actor.send({ type: 'market.changed', market }), [actor, market])

  useEffect(() => {
    const leaving = session.on('signedOut', ({ reason }) =>
      actor.send({ type: 'person.signedOut', expired: reason === 'expired' }),
    )
    return () => leaving.unsubscribe()
  }, [actor, session])

  // A plan saved before a reload waits for sign-in too (D61).
  useEffect(() => {
    if (!signedIn) return
    const intent = readPlanIntent(visit, Date.now())
    actor.send({ type: 'person.signedIn' })
    if (intent === null) return
    visit.remove(intentKey)
    if (!actor.getSnapshot().matches('buyingTokens')) actor.send({ type: 'plan.chosen', plan: intent.plan })
  }, [actor, signedIn, visit])

  return actor
}
