import { useEffect, useState } from 'react'
import type { DraftStore } from './draftStore.ts'

/** The stored draft that fills the form, from this page or an earlier one. */
export function useDraft<T>(draft: DraftStore<T>): T | null {
  const [start, setStart] = useState(draft.latest)
  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const found = await draft.found
      if (isHere && draft.latest() === found) setStart(found)
    }
    void begin()
    return () => {
      isHere = false
      draft.write()
    }
  }, [draft])
  return start
}
