import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LiveRegionProps {
  /** The announcement; the region has to be rendered empty before the first one. */
  message: string
  /** Interrupts the screen reader. */
  assertive?: boolean
}

/** Announces a change to assistive technology without moving the focus. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {message}
    </VisuallyHidden>
  )
}
