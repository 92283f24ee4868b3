/**
 * Browser storage that never throws: it may be blocked (privacy settings), full, or absent (rendering on a server).
 * Without storage, values are held in memory until the page is closed.
 */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Every key that begins so. */
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

/** Replaces the flag for a moment when a session expires, so that other tabs know the reason (R186). */
export const sessionExpired = 'expired'

/** Prefix of all that the services store, for a visit or longer. All of it is personal. */
export const workPrefix = 'services.'

/** What a purchase stores for one visit: never a card (D14, D29, D61). */
export const visitKeys = {
  checkout: 'mintage_checkout',
  planIntent: 'mintage_plan_intent',
  announcedDeposits: 'mintage_announced_deposits',
} as const

/** Pictures that were chosen and not sent off (flows/image-jobs/uploadStore.ts). */
export const databaseOfFiles = 'mintage_files'

/** Asked of the browser itself, so that no page loads a library for it; done when the open connections are closed. */
export function deleteFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseOfFiles)
  } catch {
    // Blocked, so that nothing is there.
  }
}
