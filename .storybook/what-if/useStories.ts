import { useEffect, useState } from 'react'
import type { Candidate } from './predict.ts'

interface Entry {
  id: string
  type: string
  title: string
  name: string
  importPath: string
  tags?: readonly string[]
}

/** The stories that the visual run takes, from Storybook's own list. */
export function useStories(): readonly Candidate[] {
  const [stories, setStories] = useState<readonly Candidate[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const read = async () => {
      const answer = await fetch('./index.json', { signal: leaving.signal })
      if (!answer.ok) return
      const index: { entries: Readonly<Record<string, Entry>> } = await answer.json()
      const taken = Object.values(index.entries).filter(
        ({ type, tags }) => type === 'story' && tags?.includes('visual'),
      )
      setStories(
        taken.map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, '') })),
      )
    }
    read().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error
    })
    return () => leaving.abort()
  }, [])
  return stories
}
