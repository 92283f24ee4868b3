import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that loads when it is wanted: `load` starts the download (call it on pointerenter and focus), `Part` renders
 * it under Suspense. Keeps heavy modules out of what the landing page downloads.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): {
  Part: LazyExoticComponent<ComponentType<Props>>
  load: () => void
} {
  let started: Promise<{ default: ComponentType<Props> }> | undefined
  const once = () => {
    started ??= load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        // A failed download may be asked for again.
        started = undefined
        throw error
      },
    )
    return started
  }
  return { Part: lazy(once), load: () => void once().catch(() => undefined) }
}
