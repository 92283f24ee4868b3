import type { KeyValueStore } from '../../app/storage.ts'
import { shelfKeys } from './keys.ts'

/** Shelves that this page holds: no other living tab has them. */
const held = new Set<string>()

/** A page that reloads may ask before the browser has let go of the one before it. Milliseconds. */
const PATIENCE = 1_000

/** Holds a shelf for as long as this page lives. Where tabs cannot hold anything, each has every shelf. */
async function hold(id: string, options: LockOptions): Promise<boolean> {
  if (held.has(id) || !navigator.locks) return true
  return new Promise((resolve) => {
    const keepIt = (lock: Lock | null) => {
      if (lock !== null) held.add(id)
      resolve(lock !== null)
      return lock === null ? null : new Promise(() => {})
    }
    // It rejects when the patience is at its end: somebody lives there.
    navigator.locks.request(`mintage_shelf_${id}`, options, keepIt).catch(() => resolve(false))
  })
}

const isId = (value: unknown): value is string => typeof value === 'string'

function storedIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isId) : []
  } catch {
    return []
  }
}

/** All that this tab had before its page was loaded, also at services that it does not show: else another takes it. */
async function holdAgain(visit: KeyValueStore): Promise<ReadonlySet<string>> {
  const ids = Object.values(shelfKeys).flatMap((key) => storedIds(visit.get(key)))
  const areHeld = await Promise.all(ids.map((id) => hold(id, { signal: AbortSignal.timeout(PATIENCE) })))
  return new Set(ids.filter((_, place) => areHeld[place]))
}

interface Asked {
  /** Outlasts a reload of this tab; a tab that is duplicated has it as well, which is why the lock decides. */
  visit: KeyValueStore
  kind: keyof typeof shelfKeys
  /** Shelves that something lies on, in the order in which they are wanted. */
  laid: readonly string[]
  /** How many of those that nobody holds this tab may take over. */
  most: number
}

/**
 * The shelves of this tab, the one to write to first. A tab that had some before its reload has these again; any other
 * takes over what tabs left that are closed; with nothing to take over it has an empty one.
 */
export async function shelvesOfTab({ visit, kind, laid, most }: Asked): Promise<readonly [string, ...string[]]> {
  const again = await holdAgain(visit)
  const key = shelfKeys[kind]
  const mine = storedIds(visit.get(key)).filter((id) => again.has(id) && laid.includes(id))
  if (mine.length === 0) {
    for (const id of laid) if (mine.length < most && (await hold(id, { ifAvailable: true }))) mine.push(id)
  }
  const [first = crypto.randomUUID(), ...others] = mine
  await hold(first, { ifAvailable: true })
  visit.set(key, JSON.stringify([first, ...others]))
  return [first, ...others]
}
