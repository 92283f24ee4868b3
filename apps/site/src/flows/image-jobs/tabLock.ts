import { newId } from '../../app/newId.ts'
import type { KeyValueStore } from '../../app/storage.ts'
import { slotKeys } from './storageKeys.ts'

/** Slots that this page has locked. */
const locked = new Set<string>()

/** A reloaded page may ask before the browser releases the locks of the previous one. Milliseconds. */
const LOCK_TIMEOUT_MS = 1_000

/**
 * A page that was busy all the while learns of the end of the time before it learns that it has the lock. What the
 * browser answers to a query comes after that news.
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
  // A page of the version before locks its slots under this name.
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
    // It rejects on timeout: another tab has the lock.
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

/** Locks every slot that this tab had before the reload, also those of other services, before another tab takes it. */
async function relock(visit: KeyValueStore): Promise<ReadonlySet<string>> {
  const ids = Object.values(slotKeys).flatMap((key) => storedIds(visit.get(key)))
  const areHeld = await Promise.all(ids.map((id) => lock(id, 'released')))
  return new Set(ids.filter((_, place) => areHeld[place]))
}

interface Asked {
  /** Outlasts a reload of this tab; a tab that is duplicated has it as well, which is why the lock decides. */
  visit: KeyValueStore
  kind: keyof typeof slotKeys
  /** Slots with stored data, in the order in which they are wanted. */
  occupied: readonly string[]
  /** How many unlocked slots this tab may take over. */
  max: number
}

/**
 * The slots of this tab, the one to write to first. A reloaded tab gets its own slots again; any other tab takes over
 * the slots of closed tabs, or else a new one.
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
