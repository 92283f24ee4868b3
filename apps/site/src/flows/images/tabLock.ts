import type { Dependencies } from '../../app/dependencies.ts'
import { newId } from '../../app/newId.ts'

declare module '../../app/dependencies.ts' {
  interface Dependencies {
    /** The slots that this page has locked until it is left. */
    lockedSlots?: Set<string>
  }
}

/** Session storage keys of the slots that this tab locks. */
export const slotKeys = {
  remove_background: 'services.remove_background.slots',
  upscale: 'services.upscale.slots',
  prompt: 'services.prompt.slots',
  factor: 'services.factor.slots',
} as const

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
async function lock(locked: Set<string>, id: string, when: 'free' | 'released'): Promise<boolean> {
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

interface SlotRequest {
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
export async function claimSlots(
  dependencies: Pick<Dependencies, 'visit' | 'lockedSlots'>,
  { kind, occupied, max }: SlotRequest,
): Promise<readonly [string, ...string[]]> {
  dependencies.lockedSlots ??= new Set()
  const { visit, lockedSlots } = dependencies
  // Every slot that this tab had before the reload, for all services, before another tab takes it. A duplicated tab
  // copies the session storage, so the lock decides.
  const ids = Object.values(slotKeys).flatMap((key) => storedIds(visit.get(key)))
  const areHeld = await Promise.all(ids.map((id) => lock(lockedSlots, id, 'released')))
  const held = new Set(ids.filter((_, place) => areHeld[place]))
  const key = slotKeys[kind]
  const mine = storedIds(visit.get(key)).filter((id) => held.has(id) && occupied.includes(id))
  if (mine.length === 0) {
    for (const id of occupied) if (mine.length < max && (await lock(lockedSlots, id, 'free'))) mine.push(id)
  }
  const [first = newId(), ...others] = mine
  await lock(lockedSlots, first, 'free')
  visit.set(key, JSON.stringify([first, ...others]))
  return [first, ...others]
}
