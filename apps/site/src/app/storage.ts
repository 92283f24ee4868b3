/**
 * Browser storage that never throws: it may be blocked (privacy settings), full, or absent (rendering on a server).
 * Without storage, values are held in memory until the page is closed.
 */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Every key with the prefix. */
  keys(prefix: string): readonly string[]
}

export function createStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      memory.set(key, value)
      attempt((storage) => {
        storage.setItem(key, value)
        memory.delete(key)
      })
    },
    remove: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: (prefix) => [...memory.keys(), ...(attempt(Object.keys) ?? [])].filter((key) => key.startsWith(prefix)),
  }
}

/** The keys of spec.md section 3 (R172). */
export const storageKeys = {
  session: 'auth_session',
  token: 'token',
  currencyCode: 'currencyCode',
  currencySymbol: 'currencySymbol',
  languageId: 'languageId',
} as const

/** Briefly replaces the session flag when a session expires, so that other tabs can read the reason (R186). */
export const sessionExpired = 'expired'

/** Prefix of all keys that the services store. All of them are personal. */
export const workPrefix = 'services.'

/** Session storage keys of a purchase, as earlier versions wrote them; card data is never stored (D14, D29, D61). */
export const visitKeys = {
  order: 'mintage_checkout',
  offer: 'mintage_plan_intent',
  announcedDeposits: 'mintage_announced_deposits',
} as const

/** IndexedDB of chosen images that were not sent (flows/images/uploadStore.ts). */
export const databaseOfFiles = 'mintage_files'

/**
 * Uses the browser API directly, so that no page loads a library for it. The deletion completes when all connections
 * are closed.
 */
export function deleteFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseOfFiles)
  } catch {
    // When storage is blocked there is nothing to delete.
  }
}
