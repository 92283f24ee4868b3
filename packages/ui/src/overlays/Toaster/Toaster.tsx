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
 * Shows the toasts of `toast`, bottom right. Outside the router, so that navigation clears nothing (R398). Mount it
 * once. The drawing part loads with the first press or toast. The live region is always rendered, because screen
 * readers ignore a region that appears together with its text.
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
