import { workBeginning } from '../../app/storage.ts'
import { currentUserId } from './currentUserId.ts'
import { isRecord } from './submittedForm.ts'
import { claimSlots } from './tabLock.ts'
import type { JobDependencies } from './types.ts'

/**
 * What was typed or chosen and not sent. It is in local storage and not in the database of the pictures: only there can
 * a page that is being closed still write. Storage that is blocked or full says nothing: it is then gone with the page.
 */
export interface DraftStore<T> {
  /** What was left before this page was loaded; null also when something was typed before that was known. */
  readonly found: Promise<T | null>
  latest(): T | null
  /** However often: it is written when the person leaves a field, the tab or the page. */
  edit(value: T): void
  write(): void
  /** It was sent, so that it is none any more. */
  forget(): void
  /** The person has left: nothing more of theirs is written. The stored ones go with the session (app/dependencies.ts). */
  clear(): void
}

interface Options<T> {
  dependencies: Pick<JobDependencies, 'session' | 'visit' | 'local'>
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
  const { session, visit, local } = dependencies
  const beginning = `${workBeginning}draft.${kind}.`
  let slot: string | null = null
  let latest: T | null = null
  let isWritten = true
  /** Replaced when the person changes, so that a pending read is not given to the next person. */
  let stay = {}

  const write = () => {
    const owner = session.getSnapshot().context.profile?.id
    if (isWritten || slot === null || owner === undefined) return
    isWritten = true
    if (latest === null) local.remove(beginning + slot)
    else local.set(beginning + slot, JSON.stringify({ owner, keptAt: Date.now(), value: latest }))
  }

  /** This person's drafts of the last day, newest first. Whatever else is there goes. */
  const kept = (owner: string) =>
    local
      .keys(beginning)
      .flatMap((key) => {
        const draft = parsed(local.get(key))
        if (isRecord(draft) && draft.owner === owner && isValue(draft.value) && typeof draft.keptAt === 'number') {
          const { value, keptAt } = draft
          if (Date.now() - keptAt < DAY) return [{ id: key.slice(beginning.length), value, keptAt }]
        }
        local.remove(key)
        return []
      })
      .sort((one, other) => other.keptAt - one.keptAt)

  const find = async (): Promise<T | null> => {
    const asked = stay
    const owner = await currentUserId(session)
    const mine = (occupied: readonly string[]) => claimSlots({ visit, kind, occupied, max: 1 })
    const [id] = await mine(kept(owner).map((draft) => draft.id))
    // A value typed meanwhile must not overwrite the stored draft, which stays in its slot for another tab.
    if (asked !== stay || !isWritten) {
      ;[slot] = await mine([])
      write()
      return null
    }
    slot = id
    // Read anew: whoever held it until now may have written last.
    latest = kept(owner).find((draft) => draft.id === id)?.value ?? null
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
    forget: () => {
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
