import { StaticPage } from '@mintage/ui/screens/StaticPage'
import type { PageAddress } from '../../flows/static-page/reading.ts'
import { useStaticPage } from '../../flows/static-page/useStaticPage.ts'
import NotFoundRoute from './NotFoundRoute.tsx'

export function StaticPageView({ address }: { address: PageAddress }) {
  const page = useStaticPage(address)
  return page === null ? <NotFoundRoute /> : <StaticPage {...page} />
}
