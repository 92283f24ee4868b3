import type { PaymentFailedProps } from '@mintage/ui/screens/PaymentFailed'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useServices } from '../../app/ServicesContext.tsx'
import { paths } from '../../routes/paths.ts'
import { keptCheckout } from '../buying/saved-checkout.ts'
import { useContact } from '../contact/ContactContext.tsx'

/** R379-R381, D28, D30: what went wrong, and back to paying while a checkout is kept. */
export function usePaymentFailed(): PaymentFailedProps {
  const { visit } = useServices()
  const openContact = useContact()
  const [query] = useSearchParams()
  const [hasCheckout] = useState(() => keptCheckout(visit) !== null)
  return {
    failure: query.has('cancelled') ? { kind: 'cancelled' } : { kind: 'failed', error: query.get('error') },
    tryAgainHref: hasCheckout ? paths.Pay : paths.PricingPage,
    onContact: openContact,
  }
}
