import { useEffect, useState } from 'react'
import { lazyPart, Part, useLoadOnPress } from '../lazyPart.ts'
import { TOASTS, type Toasts, toast } from './toast.ts'

export { ACTION_TOAST_MS, CATALOGUE_TOAST_MS, TOAST_MS, toast } from './toast.ts'

const sonner = lazyPart(() => import('./SonnerToaster.tsx').then((module) => module.SonnerToaster))

export interface ToasterProps {
  /** The queue of toasts; by default the page's. */
  source?: Toasts
}

/**
 * Shows what `toast` says, bottom right, outside the router so that a change of address clears nothing (R398).
 * Mount it once. The drawing half loads with the first press or toast; the live region is there from the start, for a
 * screen reader passes over what arrives together with its region.
 */
export function Toaster({ source = toast }: ToasterProps) {
  const [wanted, setWanted] = useState(false)
  useLoadOnPress(sonner)
  useEffect(() => source.whenNeeded(() => setWanted(true)), [source])
  return (
    <div {...{ [TOASTS]: '' }} aria-live="polite" aria-relevant="additions text">
      {wanted ? <Part of={sonner} with={{ source }} /> : null}
    </div>
  )
}
