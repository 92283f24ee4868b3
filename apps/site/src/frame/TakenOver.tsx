import { useEffect } from 'react'
import { useDependencies } from '../app/DependenciesContext.tsx'
import '../app/early.ts'
import { restoreChoices } from '../app/preferences.ts'
import { useIsHydrating } from '../app/useIsHydrating.ts'

/** Stands beside what can be used now. */
export function TakenOver() {
  const { local, currency, language } = useDependencies()
  // Fields that had been filled in are drawn with what they hold by the end of hydration, and a press may send it.
  const isHydrating = useIsHydrating()
  useEffect(() => {
    if (isHydrating || !window.takenOver) return
    window.takenOver()
    restoreChoices(local, currency, language)
  }, [isHydrating, local, currency, language])
  return null
}
