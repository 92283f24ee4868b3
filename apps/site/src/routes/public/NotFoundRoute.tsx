import { NotFound } from '@mintage/ui/screens/NotFound'
import { PageTitle } from '../frame/PageTitle.tsx'
import { publicHrefs } from '../frame/publicHrefs.ts'

/** Sets its own title, because any unknown address can show it. */
export default function NotFoundRoute() {
  return (
    <>
      <PageTitle of="NotFound" />
      <meta name="robots" content="noindex" />
      <NotFound hrefs={publicHrefs} />
    </>
  )
}
