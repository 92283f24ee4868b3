import { isRecord } from '@mintage/api-client/isRecord'
import { useEffect, useState } from 'react'
import { workPrefix } from '../../app/storage.ts'
import { currentUserId, type RequestDependencies } from './imageRequests.ts'
import { claimSlots } from './tabLock.ts'

/**
 * Typed or chosen values that were not sent. Kept in local storage, not in IndexedDB, because a closing page can write
 * only there. Without storage the draft is lost with the page, without an error.
 */
export interface DraftStore<T> {
  /** The draft of an earlier page; null also if something was typed before it was read. */
  readonly found: Promise<T | null>
  latest(): T | null
  /** May be called often: the draft is saved when the person leaves a field, the tab or the page. */
  edit(value: T): void
  write(): void
  /** Called once the values were sent. */
  discard(): void
  /** Called at sign-out: stops saving. The session removes stored drafts (app/dependencies.ts). */
  clear(): void
}

interface Options<T> {
  dependencies: Pick<RequestDependencies, 'session' | 'visit' | 'local'>
  kind: 'prompt' | 'factor'
  isValue: (value: unknown) => value is T
}

const DAY = 24 * 60 * 60_000

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function createDraftStore<T>({ dependencies, kind, isValue }: Options<T>): DraftStore<T> {
  const { session, local } = dependencies
  const prefix = `${workPrefix}draft.${kind}.`
  let slot: string | null = null
  let latest: T | null = null
  let isWritten = true
  /** Replaced when the person changes, so that a pending read is not given to the next person. */
  let stay = {}

  const write = () => {
    const owner = session.getSnapshot().context.profile?.id
    if (isWritten || slot === null || owner === undefined) return
    isWritten = true
    if (latest === null) local.remove(prefix + slot)
    else local.set(prefix + slot, JSON.stringify({ owner, savedAt: Date.now(), value: latest }))
  }

  /** Drafts of this person from the last day, newest first; removes all others. */
  const savedDrafts = (owner: string) =>
    local
      .keys(prefix)
      .flatMap((key) => {
        const draft = parsed(local.get(key))
        // The previous version named the time `keptAt`.
        const savedAt = isRecord(draft) ? (draft.savedAt ?? draft.keptAt) : null
        if (isRecord(draft) && draft.owner === owner && isValue(draft.value) && typeof savedAt === 'number') {
          const { value } = draft
          if (Date.now() - savedAt < DAY) return [{ id: key.slice(prefix.length), value, savedAt }]
        }
        local.remove(key)
        return []
      })
      .sort((one, other) => other.savedAt - one.savedAt)

  const find = async (): Promise<T | null> => {
    const stayAtStart = stay
    const owner = await currentUserId(session)
    const mine = (occupied: readonly string[]) => claimSlots(dependencies, { kind, occupied, max: 1 })
    const [id] = await mine(savedDrafts(owner).map((draft) => draft.id))
    // A value typed during the read must not overwrite the stored draft, which stays in its slot for another tab.
    if (stay !== stayAtStart || !isWritten) {
      ;[slot] = await mine([])
      write()
      return null
    }
    slot = id
    // Read again: the tab that held the slot may have saved since.
    latest = savedDrafts(owner).find((draft) => draft.id === id)?.value ?? null
    return latest
  }

  const edit = (value: T | null) => {
    latest = value
    isWritten = false
  }
  for (const event of ['change', 'visibilitychange', 'pagehide']) window.addEventListener(event, write)

  return {
    found: find(),
    latest: () => latest,
    edit,
    write,
    discard: () => {
      edit(null)
      write()
    },
    clear: () => {
      stay = {}
      latest = null
      isWritten = true
    },
  }
}

/** The stored draft that fills the form, from this page or an earlier one. */
export function useDraft<T>(draft: DraftStore<T>): T | null {
  const [start, setStart] = useState(draft.latest)
  useEffect(() => {
    let isMounted = true
    const begin = async () => {
      const found = await draft.found
      if (isMounted && draft.latest() === found) setStart(found)
    }
    void begin()
    return () => {
      isMounted = false
      draft.write()
    }
  }, [draft])
  return start
}
