import { useDependencies } from '../../app/DependenciesContext.tsx'

interface PageMetadataProps {
  /** The path of the canonical address. */
  path: string
  /** Null or empty without a description. */
  description: string | null
}

/** Metadata of a page for search engines; React hoists it into the head and removes it with the page. */
export function PageMetadata({ path, description }: PageMetadataProps) {
  const { origin } = useDependencies()
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {description && <meta name="description" content={description} />}
    </>
  )
}
