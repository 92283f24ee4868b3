import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { preload } from '../../app/preload.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import { createLazyCheckout, type LazyCheckout } from './lazyCheckout.ts'
import { offerKey } from './savedOffer.ts'

const CheckoutContext = createContext<LazyCheckout | null>(null)

/** The checkout of this page load: a click on any page sends it an event. */
export function useCheckout(): LazyCheckout {
  const checkout = useContext(CheckoutContext)
  if (checkout === null) throw new Error('CheckoutContext has no value here')
  return checkout
}

const CheckoutHost = lazy(() => preload(() => import('./CheckoutHost.tsx')))

/** Loads the machine and the dialogs of a purchase with the first event, or with a saved offer (D61). */
export function CheckoutProvider({ children }: { children: ReactNode }) {
  const { visit } = useDependencies()
  const [isNeeded, setNeeded] = useState(() => visit.get(offerKey) !== null)
  const [checkout] = useState(() => createLazyCheckout(() => setNeeded(true)))
  const isHydrating = useIsHydrating()
  return (
    <CheckoutContext value={checkout}>
      {children}
      {isNeeded && !isHydrating && (
        <Suspense fallback={null}>
          <CheckoutHost checkout={checkout} />
        </Suspense>
      )}
    </CheckoutContext>
  )
}
