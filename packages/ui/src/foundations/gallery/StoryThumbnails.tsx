import { useEffect, useState } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import * as styles from './StoryThumbnails.css.ts'

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
}

/** Storybook's own list of stories: a thumbnail can be neither missing nor out of date. */
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

/** One story a page: a menu is shown open, anything else as it is met first. */
function oneOfEach(entries: readonly Entry[], section: string): readonly Entry[] {
  const byTitle = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.type !== 'story' || !entry.title.startsWith(`${section}/`)) continue
    if (!byTitle.has(entry.title) || entry.id.endsWith('--open')) byTitle.set(entry.title, entry)
  }
  return [...byTitle.values()]
}

interface StoryThumbnailsProps {
  /** As in the sidebar. */
  section: 'Overlays' | 'Screens'
  lead: string
  theme: string
}

/** A story of every page of a section, each in a small window of its own, drawn when it comes into sight. */
export function StoryThumbnails({ section, lead, theme }: StoryThumbnailsProps) {
  const stories = oneOfEach(useIndex(), section)
  return (
    <section className={styles.section} aria-labelledby={`gallery-${section}`}>
      <div>
        <Heading level={2} size="lg" id={`gallery-${section}`}>
          {section}
        </Heading>
        <Text tone="muted" prose>
          {lead}
        </Text>
      </div>
      <div className={styles.thumbnails}>
        {stories.map(({ id, title }) => (
          <a key={id} href={`./?path=/story/${id}`} target="_top" className={styles.link}>
            <div className={styles.frame}>
              <iframe
                title={title}
                loading="lazy"
                tabIndex={-1}
                inert
                src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduce`}
                className={styles.window}
              />
            </div>
            {title.slice(section.length + 1)}
          </a>
        ))}
      </div>
    </section>
  )
}
