import { unwrap } from '@mintage/api-client'
import { authState } from '@mintage/machines/auth'
import { depositPollingMachine } from '@mintage/machines/deposit-polling'
import type { PaymentPendingProps } from '@mintage/ui/screens/PaymentPending'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { fromPromise, waitFor } from 'xstate'
import { useDependencies, useIsSignedIn } from '../../app/DependenciesContext.tsx'
import { orFailure } from '../../app/toFailure.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import { paths } from '../../paths.ts'
import { announcedDeposits } from './announcedDeposits.ts'
import { failureAnnounced } from './failureAnnounced.ts'

/** Waits for the result of a payment (R215-R223, D27-D29). */
export function usePaymentPending(): PaymentPendingProps {
  const { client, session, notices, visit } = useDependencies()
  const navigate = useNavigate()
  const signedIn = useIsSignedIn()
  const [query] = useSearchParams()
  const orderId = query.get('order_id')
  const isHydrating = useIsHydrating()

  const machine = useMemo(
    () =>
      depositPollingMachine.provide({
        actors: {
          fetchDepositStatus: fromPromise(async ({ input, signal }) => {
            const params = { path: { id: input.depositId } }
            return (await orFailure(unwrap(client.GET('/deposit/status/{id}', { params, signal })))).status
          }),
          refreshProfile: fromPromise(async () => {
            if (!authState(session.getSnapshot()).isAuthenticated) return
            session.send({ type: 'profile.refreshRequested' })
            const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('loadingProfile'))
            if (context.profileError !== null) throw new Error('the profile could not be read')
          }),
        },
      }),
    [client, session],
  )
  const actor = useActorRef(machine, { input: { depositId: orderId, signedIn } })

  useEffect(() => {
    const subscriptions = [
      actor.on('toast', (notice) => notices.show(notice)),
      actor.on('depositCredited', ({ depositId }) => {
        announcedDeposits(visit).add(depositId)
        session.send({ type: 'profile.refreshRequested' })
        navigate(`${paths.PaymentSuccess}?order_id=${encodeURIComponent(depositId)}`, { replace: true })
      }),
      actor.on('depositFailed', ({ detail }) => {
        const cancelled = detail !== null && 'key' in detail
        navigate(`${paths.PaymentFailed}${cancelled ? '?cancelled=1' : ''}`, { replace: true, state: failureAnnounced })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, navigate, notices, session, visit])

  useEffect(() => actor.send({ type: signedIn ? 'person.signedIn' : 'person.signedOut' }), [actor, signedIn])

  return {
    // A rendered page is the same for everyone, so it shows no order until hydration.
    orderId: isHydrating && orderId ? '' : orderId || null,
    checking: useSelector(actor, (snapshot) => snapshot.hasTag('checking')),
    onCheck: () => actor.send({ type: 'check.requested' }),
    hrefs: { account: paths.Account, home: paths.HomePage },
  }
}
