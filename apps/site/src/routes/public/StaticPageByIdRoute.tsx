import { useParams } from 'react-router-dom'
import { useStaticPages } from '../../app/DependenciesContext.tsx'
import NotFoundRoute from './NotFoundRoute.tsx'
import { StaticPageView } from './StaticPageView.tsx'

/** A page opened by its id stays at this address, also when it has a slug (D48). */
export default function StaticPageByIdRoute() {
  const { id = '' } = useParams()
  const page = useStaticPages().find((candidate) => String(candidate.id) === id)
  return /^[1-9]\d{0,9}$/.test(id) ? <StaticPageView address={{ id: Number(id) }} link={page} /> : <NotFoundRoute />
}
