import { useEffect, useState } from 'react'
import type { CommentList } from '../../tools/comments/index.ts'

interface Loaded {
  list: CommentList | null
  /** Why there is none. */
  fault: string | null
}

/** The comments as the server of this Storybook has them now; where it is built, as they were then. */
export function useCommentList(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ list: null, fault: null })
  useEffect(() => {
    const cancel = new AbortController()
    const load = async () => {
      const response = await fetch('./comments.json', { cache: 'no-store', signal: cancel.signal })
      if (!response.ok) throw new Error(`The server answered ${response.status}.`)
      setLoaded({ list: await response.json(), fault: null })
    }
    const follow = () =>
      load().catch((reason: Error) => {
        if (!cancel.signal.aborted) setLoaded((before) => ({ ...before, fault: reason.message }))
      })
    void follow()
    // They are written around this page, and in others.
    window.addEventListener('focus', follow)
    return () => {
      cancel.abort()
      window.removeEventListener('focus', follow)
    }
  }, [])
  return loaded
}
