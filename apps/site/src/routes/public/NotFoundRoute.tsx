import { NotFound } from '@mintage/ui/screens/NotFound'
import { PageTitle } from '../../frame/PageTitle.tsx'
import { publicHrefs } from '../../frame/publicHrefs.ts'

/** Says itself what it is: addresses of other pages lead here as well, once it is known that nothing is there. */
export default function NotFoundRoute() {
  return (
    <>
      <PageTitle of="NotFound" />
      <meta name="robots" content="noindex" />
      <NotFound hrefs={publicHrefs} />
    </>
  )
}
