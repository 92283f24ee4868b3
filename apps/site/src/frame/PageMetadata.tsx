import { useDependencies } from '../app/DependenciesContext.tsx'

interface PageMetadataProps {
  /** The page's one address, from the root. */
  path: string
  /** What the page is about; null, or empty, where there are no words for it. */
  description: string | null
}

/** What a page that a search may list says of itself. React puts it into the head, and takes it away with the page. */
export function PageMetadata({ path, description }: PageMetadataProps) {
  const { origin } = useDependencies()
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {description && <meta name="description" content={description} />}
    </>
  )
}
