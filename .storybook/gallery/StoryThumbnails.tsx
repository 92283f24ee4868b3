import { useEffect, useState } from 'react'
import { Heading } from '../../packages/ui/src/primitives/Heading/Heading.tsx'
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx'
import { servedPicture } from '../docs/thumbnailSource.ts'
import * as styles from './StoryThumbnails.css.ts'
import { useSchemeOfPage } from './useSchemeOfPage.ts'

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  tags?: readonly string[]
}

/** Storybook's own list of stories: none can be missing. */
function useIndex(): readonly Entry[] {
  const [entries, setEntries] = useState<readonly Entry[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const answer = await fetch('./index.json', { signal: leaving.signal })
      const index: { entries: Readonly<Record<string, Entry>> } = await answer.json()
      setEntries(Object.values(index.entries))
    }
    read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [])
  return entries
}

/** One story a page that is pictured: a menu is shown open, anything else as it is met first. */
function oneOfEach(entries: readonly Entry[], section: string): readonly Entry[] {
  const byTitle = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.type !== 'story' || !entry.title.startsWith(`${section}/`) || !entry.tags?.includes('visual')) continue
    if (!byTitle.has(entry.title) || entry.id.endsWith('--open')) byTitle.set(entry.title, entry)
  }
  return [...byTitle.values()]
}

interface StoryThumbnailsProps {
  /** As in the sidebar. */
  section: 'Overlays' | 'Screens'
  lead: string
}

const widths = { Overlays: 390, Screens: 1440 } as const

/** A picture of every page of a section, as the visual tests took it: a frame for each story would be a page each. */
export function StoryThumbnails({ section, lead }: StoryThumbnailsProps) {
  const stories = oneOfEach(useIndex(), section)
  const scheme = useSchemeOfPage()
  const [isMissing, setIsMissing] = useState(false)
  return (
    <section className={styles.section} aria-labelledby={`gallery-${section}`}>
      <div>
        <Heading level={2} size="lg" id={`gallery-${section}`}>
          {section}
        </Heading>
        <Text tone="muted" prose>
          {lead}
        </Text>
        {isMissing ? (
          <Text tone="muted" prose>
            Some have not been pictured here yet: run <code>npm run visual -- --all</code>, then start Storybook again.
          </Text>
        ) : null}
      </div>
      <div className={styles.thumbnails}>
        {stories.map(({ id, title }) => (
          <a key={id} href={`./?path=/story/${id}`} target="_top" className={styles.link}>
            <span className={styles.frame}>
              <img
                src={servedPicture(id, widths[section], scheme)}
                alt=""
                loading="lazy"
                decoding="async"
                className={styles.picture[section]}
                onError={({ currentTarget }) => {
                  currentTarget.hidden = true
                  setIsMissing(true)
                }}
              />
            </span>
            {title.slice(section.length + 1)}
          </a>
        ))}
      </div>
    </section>
  )
}
