import { useEffect, useState, useSyncExternalStore } from 'react'
import { sanitize } from './sanitize.ts'

const subscribeToNothing = () => () => undefined

type Sanitized = { state: 'pending' } | { state: 'failed' } | { state: 'clean'; html: string }

type Outcome = { source: string; clean: string | null }

/**
 * `pending` until the HTML is sanitised; `failed` if the sanitiser could not be loaded. HTML of a prerendered page
 * stays visible until then, because removing it would cause a flicker.
 */
export function useSanitized(html: string): Sanitized {
  const served = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  )
  const [servedHtml] = useState(served ? html : null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  useEffect(() => {
    let current = true
    const settle = (clean: string | null) => {
      if (current) setOutcome({ source: html, clean })
    }
    sanitize(html).then(settle, () => settle(null))
    return () => {
      current = false
    }
  }, [html])

  if (outcome?.source === html) {
    return outcome.clean === null ? { state: 'failed' } : { state: 'clean', html: outcome.clean }
  }
  return servedHtml === html ? { state: 'clean', html } : { state: 'pending' }
}
