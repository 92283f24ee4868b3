import { useParams } from 'react-router-dom'
import NotFoundRoute from './NotFoundRoute.tsx'
import { StaticPageView } from './StaticPageView.tsx'

/** A page opened by its id stays at this address, also when it has a slug (D48). */
export default function StaticPageByIdRoute() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,9}$/.test(id) ? <StaticPageView address={{ id: Number(id) }} /> : <NotFoundRoute />
}
