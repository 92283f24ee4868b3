import type { Plan } from '@mintage/machines/checkout'
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import { preload } from '../../app/preload.ts'
import { useServices } from '../../app/ServicesContext.tsx'
import { intentKey } from './intent.ts'

/** Asks for the purchase dialog, from wherever the person is. */
const BuyingContext = createContext<(plan: Plan) => void>(() => {
  throw new Error('BuyingContext has no value here')
})

export const useBuying = () => useContext(BuyingContext)

const BuyingHost = lazy(() => preload(() => import('./BuyingHost.tsx')))

/** Each request is a new object, so that choosing the same plan twice opens the dialog twice. */
export interface PlanRequest {
  plan: Plan
}

/** The machine and the dialogs of a purchase load with the first plan that is chosen, or kept from before (D61). */
export function BuyingProvider({ children }: { children: ReactNode }) {
  const { visit } = useServices()
  const [request, setRequest] = useState<PlanRequest | null>(null)
  const [intentKept] = useState(() => visit.get(intentKey) !== null)
  const choose = useCallback((plan: Plan) => setRequest({ plan }), [])
  return (
    <BuyingContext value={choose}>
      {children}
      {(request !== null || intentKept) && (
        <Suspense fallback={null}>
          <BuyingHost request={request} />
        </Suspense>
      )}
    </BuyingContext>
  )
}
