import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { hasGoogleTag, loadGoogleTag, tagIdIn } from '../app/google-tag.ts'
import { useServices, useSettings } from '../app/ServicesContext.tsx'
import { paths } from '../routes/paths.ts'

/**
 * Puts the Google tag of the settings into the page once cookies are accepted (R322, D03), and never beside card data:
 * who comes to the payment from a page that has it loads the payment anew, and its own policy keeps the tag out.
 */
export function useGoogleTag(allowed: boolean): void {
  const { browser } = useServices()
  const id = tagIdIn(useSettings().googleTag)
  const paying = useLocation().pathname === paths.Pay
  useEffect(() => {
    if (paying) {
      if (hasGoogleTag()) browser.reload()
    } else if (allowed && id !== null) loadGoogleTag(id)
  }, [allowed, browser, id, paying])
}
