import { useEffect } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import '../../app/hydration.ts'
import { restoreChoices } from '../../app/preferences.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'

/** Rendered next to content that is usable after hydration. */
export function Hydrated() {
  const { local, currency, language } = useDependencies()
  // Filled fields get their state at the end of hydration, before a queued click may submit them.
  const isHydrating = useIsHydrating()
  useEffect(() => {
    if (isHydrating || !window.endHydration) return
    window.endHydration()
    restoreChoices(local, currency, language)
  }, [isHydrating, local, currency, language])
  return null
}
