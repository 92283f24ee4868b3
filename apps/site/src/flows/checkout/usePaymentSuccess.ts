import { optOut, unwrap } from '@mintage/api-client'
import type { PaymentSuccessProps } from '@mintage/ui/screens/PaymentSuccess'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useDependencies, useIsSignedIn, useProfile } from '../../app/DependenciesContext.tsx'
import { createResourceCache } from '../../app/resource.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import { useResource } from '../../app/useResource.ts'
import { paths } from '../../paths.ts'
import { announcedDeposits } from './announcedDeposits.ts'
import { useCheckout } from './CheckoutContext.tsx'
import { orderToPay, removeOrder } from './savedOrder.ts'
import { readTokensAdded, tokensOf } from './tokensAdded.ts'
import { waitingService } from './waitingService.ts'

const statuses = createResourceCache<string>()

/** Anyone can open this address: only a deposit that the server confirms is announced, once (D29, R218). */
export function usePaymentSuccess(): PaymentSuccessProps {
  const { client, session, notices, visit } = useDependencies()
  const signedIn = useIsSignedIn()
  const profile = useProfile()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const orderId = query.get('order_id') ?? ''
  // A rendered page is the same for everyone and has no deposit.
  const depositId = useIsHydrating() ? '' : orderId
  const checkout = useCheckout()
  const [order] = useState(() => orderToPay(checkout, visit))
  const [waiting] = useState(() => waitingService(visit).read())
  const status = useResource(statuses, depositId, async () =>
    depositId === ''
      ? ''
      : (await unwrap(client.GET('/deposit/status/{id}', { params: { path: { id: depositId } }, ...optOut('toasts') })))
          .status,
  )
  const verified = status.status === 'ready' && status.data === 'Success'

  useEffect(() => {
    if (!verified) return
    removeOrder(checkout, visit)
    waitingService(visit).remove()
    if (signedIn) session.send({ type: 'profile.refreshRequested' })
    if (announcedDeposits(visit).has(depositId)) return
    announcedDeposits(visit).add(depositId)
    notices.show({ tone: 'success', message: { key: 'deposit.credited' } })
  }, [verified, checkout, depositId, notices, session, signedIn, visit])

  const hrefs = { services: paths.Services, paymentHistory: paths.PaymentHistory, home: paths.HomePage }
  const isChecking = orderId !== '' && (depositId === '' || status.status === 'loading')
  if (!verified) return { status: isChecking ? 'checking' : 'neutral', hrefs }
  const ours = order?.orderId === depositId
  return {
    status: 'verified',
    added: ours ? tokensOf(order) : readTokensAdded(state),
    balance: profile?.balance ?? null,
    hrefs: { ...hrefs, waiting },
  }
}
