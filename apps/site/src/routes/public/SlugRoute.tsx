import { StaticPage } from '@mintage/ui/screens/StaticPage'
import { useSelector } from '@xstate/react'
import { useParams } from 'react-router-dom'
import { useDependencies, useStaticPages } from '../../app/DependenciesContext.tsx'
import NotFoundRoute from './NotFoundRoute.tsx'
import { StaticPageView } from './StaticPageView.tsx'

/**
 * Accepts only slugs of the loaded list, so it waits for the list (R073, R074, D48). A rendered page includes the list.
 */
export default function SlugRoute() {
  const { startUp, isRendered } = useDependencies()
  const { slug = '' } = useParams()
  const isLoaded = useSelector(startUp, (snapshot) => snapshot.hasTag('pagesKnown')) || isRendered
  const pages = useStaticPages()
  // Case-insensitive, like the router.
  const lower = slug.toLowerCase()
  const page =
    pages.find((candidate) => candidate.slug === slug) ??
    pages.find(({ slug: other }) => other?.toLowerCase() === lower)
  if (!isLoaded && !page) return <StaticPage status="loading" />
  return page ? <StaticPageView address={{ slug: page.slug ?? slug }} link={page} /> : <NotFoundRoute />
}
