import type { StaticPageLink } from '@mintage/machines/start-up'
import { StaticPage } from '@mintage/ui/screens/StaticPage'
import { excerptOf } from '../frame/excerpt.ts'
import { namedPath } from '../frame/namedPath.ts'
import { PageMetadata } from '../frame/PageMetadata.tsx'
import { PageTitle } from '../frame/PageTitle.tsx'
import NotFoundRoute from './NotFoundRoute.tsx'
import type { PageAddress } from './readStaticPage.ts'
import { useStaticPage } from './useStaticPage.ts'

interface StaticPageViewProps {
  address: PageAddress
  /** The entry of the footer, which may omit a page. */
  link: StaticPageLink | undefined
}

/** A document; server/head/renderHead.ts describes it in the head. */
export function StaticPageView({ address, link }: StaticPageViewProps) {
  const page = useStaticPage(address)
  if (page === null) return <NotFoundRoute />
  return (
    <>
      {link ? (
        <>
          <title>{`${link.title} · Mintage`}</title>
          <PageMetadata
            path={namedPath(link.slug) ?? `/static-page/${link.id}`}
            description={page.status === 'ready' ? excerptOf(page.html) : null}
          />
        </>
      ) : (
        <PageTitle of="StaticPage" />
      )}
      <StaticPage {...page} />
    </>
  )
}
