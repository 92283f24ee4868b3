import type { PlacedOrder, Plan } from '@mintage/machines/checkout'
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { preload } from '../../app/preload.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import type { CheckoutDialogRequest } from './CheckoutHost.tsx'
import { intentKey } from './planIntent.ts'

interface Buying {
  /** Opens the purchase dialog on any page. */
  choosePlan: (plan: Plan) => void
  /** Opens the billing details of an unpaid order (R138). */
  reopenOrder: (order: PlacedOrder) => void
}

const outsideOfProvider = () => {
  throw new Error('CheckoutContext has no value here')
}

const CheckoutContext = createContext<Buying>({ choosePlan: outsideOfProvider, reopenOrder: outsideOfProvider })

export const useCheckoutDialogs = () => useContext(CheckoutContext)

const CheckoutHost = lazy(() => preload(() => import('./CheckoutHost.tsx')))

/** Loads the machine and the dialogs of a purchase with the first request, or with a saved plan (D61). */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { visit } = useDependencies()
  const [request, setRequest] = useState<CheckoutDialogRequest | null>(null)
  const [hasIntent] = useState(() => visit.get(intentKey) !== null)
  const isHydrating = useIsHydrating()
  const buying = useMemo<Buying>(
    () => ({ choosePlan: (plan) => setRequest({ plan }), reopenOrder: (order) => setRequest({ order }) }),
    [],
  )
  return (
    <CheckoutContext value={buying}>
      {children}
      {(request !== null || (hasIntent && !isHydrating)) && (
        <Suspense fallback={null}>
          <CheckoutHost request={request} />
        </Suspense>
      )}
    </CheckoutContext>
  )
}
