import { newId } from '../../app/newId.ts'
import type { KeyValueStore } from '../../app/storage.ts'
import { slotKeys } from './storageKeys.ts'

/** Slots that this page has locked. */
const locked = new Set<string>()

/** In ms: a reloaded page may ask before the browser releases the locks of the previous page. */
const LOCK_TIMEOUT_MS = 1_000

/**
 * Aborts after the timeout, but not before a lock that was granted while the page was busy: the reply to a query
 * arrives after the event of that lock.
 */
function lockTimeout(locks: LockManager): AbortSignal {
  const expired = new AbortController()
  const expire = () => expired.abort()
  AbortSignal.timeout(LOCK_TIMEOUT_MS).addEventListener('abort', () => locks.query().then(expire, expire))
  return expired.signal
}

/** Locks a slot until the page is left. Without Web Locks every tab has every slot. */
async function lock(id: string, when: 'free' | 'released'): Promise<boolean> {
  const { locks } = navigator
  if (locked.has(id) || !locks) return true
  // The previous version locks its slots under this name.
  let isFree = false
  await locks.request(`mintage_shelf_${id}`, { ifAvailable: true, mode: 'shared' }, (lock) => {
    isFree = lock !== null
  })
  if (!isFree) return false
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      if (lock !== null) locked.add(id)
      resolve(lock !== null)
      return lock === null ? null : new Promise(() => {})
    }
    // It rejects on a timeout, because another tab holds the lock.
    const options: LockOptions = when === 'free' ? { ifAvailable: true } : { signal: lockTimeout(locks) }
    locks.request(`mintage_slot_${id}`, options, hold).catch(() => resolve(false))
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

/** Locks every slot that this tab had before the reload, for all services, before another tab takes it. */
async function relock(visit: KeyValueStore): Promise<ReadonlySet<string>> {
  const ids = Object.values(slotKeys).flatMap((key) => storedIds(visit.get(key)))
  const areHeld = await Promise.all(ids.map((id) => lock(id, 'released')))
  return new Set(ids.filter((_, place) => areHeld[place]))
}

interface Asked {
  /** Survives a reload. A duplicated tab copies it, so the lock decides. */
  visit: KeyValueStore
  kind: keyof typeof slotKeys
  /** Slots with stored data, in the preferred order. */
  occupied: readonly string[]
  /** How many unlocked slots this tab may take over. */
  max: number
}

/**
 * Returns the slots of this tab, the one to write to first. A reloaded tab gets its own slots again; any other tab
 * takes the slots of closed tabs, or a new one.
 */
export async function claimSlots({ visit, kind, occupied, max }: Asked): Promise<readonly [string, ...string[]]> {
  const again = await relock(visit)
  const key = slotKeys[kind]
  const mine = storedIds(visit.get(key)).filter((id) => again.has(id) && occupied.includes(id))
  if (mine.length === 0) {
    for (const id of occupied) if (mine.length < max && (await lock(id, 'free'))) mine.push(id)
  }
  const [first = newId(), ...others] = mine
  await lock(first, 'free')
  visit.set(key, JSON.stringify([first, ...others]))
  return [first, ...others]
}
