import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface LiveRegionProps {
  /** What to announce; the region has to stand empty before the first message. */
  message: string
  /** Interrupts what is being read. */
  assertive?: boolean
}

/** Tells assistive technology what changed without moving the focus. */
export function LiveRegion({ message, assertive = false }: LiveRegionProps) {
  return (
    <VisuallyHidden as="div" role={assertive ? 'alert' : 'status'} aria-atomic="true">
      {message}
    </VisuallyHidden>
  )
}
