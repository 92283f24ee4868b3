import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../lazyPart.ts'
import { type Toasts, toast } from './toast.ts'

export { CATALOGUE_TOAST_MS, TOAST_MS, toast } from './toast.ts'

const sonner = lazyPart(() => import('./SonnerToaster.tsx').then((module) => module.SonnerToaster))

export interface ToasterProps {
  source?: Toasts
}

/**
 * Shows what `toast` says, bottom right, outside the router so that a change of address clears nothing (R398).
 * Mount it once. The drawing half loads with the first toast.
 */
export function Toaster({ source = toast }: ToasterProps) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => source.whenNeeded(() => setWanted(true)), [source])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <sonner.Part source={source} />
    </Suspense>
  )
}
