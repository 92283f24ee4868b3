import { cookieBannerMachine } from '@mintage/machines/cookie-banner'
import { CookieBanner } from '@mintage/ui/overlays/CookieBanner'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { readConsent, writeConsent } from '../../app/consent.ts'
import { useStaticPages } from '../../app/DependenciesContext.tsx'
import { preload } from '../../app/preload.ts'
import { useIsHydrating } from '../../app/useIsHydrating.ts'
import { staticPagePath } from '../../paths.ts'
import { useGoogleTag } from './useGoogleTag.ts'

const ConsentModal = lazy(() =>
  preload(() => import('@mintage/ui/overlays/ConsentModal')).then((part) => ({ default: part.ConsentModal })),
)

/** The slug of the policy page; the footer's list may give its id only (R110). */
const policySlug = 'cookie-policy'

/** The cookie banner and its dialog (R109-R111, R199-R202), and the scripts that need consent (R322). */
export function CookieConsent() {
  const pages = useStaticPages()
  const [storedChoice] = useState(readConsent)
  const actor = useActorRef(cookieBannerMachine, { input: { storedChoice } })
  const shown = useSelector(actor, (snapshot) => snapshot.hasTag('bannerShown'))
  useGoogleTag(useSelector(actor, (snapshot) => snapshot.hasTag('allowed')))
  const details = useSelector(actor, (snapshot) => snapshot.hasTag('detailsShown'))

  useEffect(() => {
    const chosen = actor.on('choiceMade', ({ accepted, days }) => writeConsent(accepted, days))
    return () => chosen.unsubscribe()
  }, [actor])

  // The server cannot read the consent: every rendered page has the banner, and src/ssr/answerCookieBanner.ts hides it.
  const isHydrating = useIsHydrating()
  if (!shown && !isHydrating) return null
  const page = pages.find(({ slug }) => slug === policySlug) ?? pages.find(({ title }) => /cookie/i.test(title))
  const policyHref = page ? staticPagePath(page) : `/${policySlug}`
  const onAccept = () => actor.send({ type: 'cookies.accepted' })
  const onDecline = () => actor.send({ type: 'cookies.declined' })
  return (
    <>
      <CookieBanner
        policyHref={policyHref}
        onAccept={onAccept}
        onDecline={onDecline}
        onOptions={() => actor.send({ type: 'details.opened' })}
      />
      {details && (
        <Suspense fallback={null}>
          <ConsentModal
            open
            onOpenChange={(open) => !open && actor.send({ type: 'details.closed' })}
            policyHref={policyHref}
            onAccept={onAccept}
            onDecline={onDecline}
          />
        </Suspense>
      )}
    </>
  )
}
