import type { PaymentFailedProps } from '@mintage/ui/screens/PaymentFailed'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import { paths } from '../../paths.ts'
import { useContact } from '../account/ContactContext.tsx'
import { useCheckout } from './CheckoutContext.tsx'
import { failureAnnounced, isFailureAnnounced } from './failureAnnounced.ts'
import { orderToPay } from './savedOrder.ts'

/** R219, R379-R381, D28, D30: shows the error once, and links back to payment while an order waits. */
export function usePaymentFailed(): PaymentFailedProps {
  const { visit, notices } = useDependencies()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const openContact = useContact()
  const [query] = useSearchParams()
  const checkout = useCheckout()
  const [hasOrder] = useState(() => orderToPay(checkout, visit) !== null)
  const isHydrating = useIsHydrating()
  const isAnnounced = isFailureAnnounced(state)
  useEffect(() => {
    if (isAnnounced) return
    notices.show({ tone: 'error', message: { key: 'deposit.failed' } })
    navigate(pathname + search, { replace: true, state: failureAnnounced })
  }, [navigate, notices, pathname, search, isAnnounced])

  return {
    failure: query.has('cancelled') ? { kind: 'cancelled' } : { kind: 'failed', error: query.get('error') },
    tryAgainHref: hasOrder && !isHydrating ? paths.Pay : paths.PricingPage,
    contactHref: paths.Contact,
    onContact: openContact,
  }
}
