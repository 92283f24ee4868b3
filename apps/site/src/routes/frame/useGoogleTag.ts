import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { isPrivatePage } from './private-pages.ts'

/** The mark that google-tag.ts adds to the head; checked here, so that its code loads only for a site with a tag. */
const hasGoogleTag = (): boolean => document.querySelector('script[data-google-tag]') !== null

/**
 * Loads the Google tag of the settings once cookies are accepted (R322, D03), but never on a private page: navigating
 * to one from a page with the tag reloads it, and its own policy blocks the tag.
 */
export function useGoogleTag(allowed: boolean): void {
  const { browser } = useDependencies()
  const { googleTag } = useSettings()
  const isPrivate = isPrivatePage(useLocation().pathname)
  useEffect(() => {
    if (isPrivate && hasGoogleTag()) browser.reload()
    if (isPrivate || !allowed || !googleTag) return
    let requested = true
    import('../../app/google-tag.ts').then(
      ({ loadGoogleTag, whenShown }) =>
        whenShown(() => {
          if (requested && !hasGoogleTag()) loadGoogleTag(googleTag)
        }),
      // Analytics is optional: without the tag the page works too.
      () => undefined,
    )
    return () => {
      requested = false
    }
  }, [allowed, browser, googleTag, isPrivate])
}
