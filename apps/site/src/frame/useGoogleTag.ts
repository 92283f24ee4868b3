import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useDependencies, useSettings } from '../app/DependenciesContext.tsx'
import { isPrivatePage } from './private-pages.ts'

/** As google-tag.ts marks its script. Asked here, so that the rest is loaded only where there is a tag. */
const hasGoogleTag = (): boolean => document.querySelector('script[data-google-tag]') !== null

/**
 * Puts the Google tag of the settings into the page once cookies are accepted (R322, D03), and never on a private
 * page: who comes to one from a page that has it loads it anew, and its own policy keeps the tag out.
 */
export function useGoogleTag(allowed: boolean): void {
  const { browser } = useDependencies()
  const { googleTag } = useSettings()
  const isPrivate = isPrivatePage(useLocation().pathname)
  useEffect(() => {
    if (isPrivate && hasGoogleTag()) browser.reload()
    if (isPrivate || !allowed || !googleTag) return
    let wanted = true
    import('../app/google-tag.ts').then(
      ({ loadGoogleTag, whenShown }) =>
        whenShown(() => {
          if (wanted && !hasGoogleTag()) loadGoogleTag(googleTag)
        }),
      // Nobody came here to be measured: without the tag the page is as good.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [allowed, browser, googleTag, isPrivate])
}
