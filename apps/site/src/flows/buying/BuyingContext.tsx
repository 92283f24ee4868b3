import type { PlacedOrder, Plan } from '@mintage/machines/checkout'
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { preload } from '../../app/preload.ts'
import type { BuyingRequest } from './BuyingHost.tsx'
import { intentKey } from './intent.ts'

interface Buying {
  /** Asks for the purchase dialog, from wherever the person is. */
  choosePlan: (plan: Plan) => void
  /** Asks for the billing details of an order that waits to be paid (R138). */
  reopenOrder: (order: PlacedOrder) => void
}

const notHere = () => {
  throw new Error('BuyingContext has no value here')
}

const BuyingContext = createContext<Buying>({ choosePlan: notHere, reopenOrder: notHere })

export const useBuying = () => useContext(BuyingContext)

const BuyingHost = lazy(() => preload(() => import('./BuyingHost.tsx')))

/** The machine and the dialogs of a purchase load with the first request, or a plan kept from before (D61). */
export function BuyingProvider({ children }: { children: ReactNode }) {
  const { visit } = useDependencies()
  const [request, setRequest] = useState<BuyingRequest | null>(null)
  const [intentKept] = useState(() => visit.get(intentKey) !== null)
  const buying = useMemo<Buying>(
    () => ({ choosePlan: (plan) => setRequest({ plan }), reopenOrder: (order) => setRequest({ order }) }),
    [],
  )
  return (
    <BuyingContext value={buying}>
      {children}
      {(request !== null || intentKept) && (
        <Suspense fallback={null}>
          <BuyingHost request={request} />
        </Suspense>
      )}
    </BuyingContext>
  )
}
