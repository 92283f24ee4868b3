/**
 * Browser storage that never throws: it may be blocked (privacy settings), full, or absent (rendering on a server).
 * What cannot be stored is held in memory as long as the page lives, so that no action is refused for it.
 */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Every key that begins so. */
  keys(beginning: string): readonly string[]
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
    keys: (beginning) => [...memory.keys(), ...(attempt(Object.keys) ?? [])].filter((key) => key.startsWith(beginning)),
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

/** Stands in place of the flag for the moment in which a session ends by itself, so that other tabs hear why (R186). */
export const sessionExpired = 'expired'

/** Prefix of all that the services store, for a visit or longer. All of it is personal. */
export const workBeginning = 'services.'

/** What a purchase stores for one visit: never a card (D14, D29, D61). */
export const visitKeys = {
  checkout: 'mintage_checkout',
  planIntent: 'mintage_plan_intent',
  announcedDeposits: 'mintage_announced_deposits',
} as const

/** Pictures that were chosen and not sent off (flows/image-jobs/uploadStore.ts). */
export const databaseOfFiles = 'mintage_files'

/** Asked of the browser itself, so that no page loads a library for it; done when the open connections are closed. */
export function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseOfFiles)
  } catch {
    // Blocked, so that nothing is there.
  }
}
