/**
 * Browser storage that never throws: it may be blocked (privacy settings), full, or absent (rendering on a server).
 * What cannot be stored is kept for this page's life, so that nothing that the person does is refused for it.
 */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** Every key that begins so. */
  keys(beginning: string): readonly string[]
}

export function createStore(open: () => Storage): KeyValueStore {
  const kept = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(open())
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => kept.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set: (key, value) => {
      kept.set(key, value)
      attempt((storage) => {
        storage.setItem(key, value)
        kept.delete(key)
      })
    },
    remove: (key) => {
      kept.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: (beginning) => [...kept.keys(), ...(attempt(Object.keys) ?? [])].filter((key) => key.startsWith(beginning)),
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

/** How all begins that the services keep, for a visit or longer. All of it is personal. */
export const workBeginning = 'services.'

/** What a purchase keeps for one visit: never a card (D14, D29, D61). */
export const visitKeys = {
  checkout: 'mintage_checkout',
  planIntent: 'mintage_plan_intent',
  announcedDeposits: 'mintage_announced_deposits',
} as const

/** Pictures that were chosen and not sent off (flows/image-jobs/uploadStore.ts). */
export const databaseOfFiles = 'mintage_files'

/** Asked of the browser itself, so that it costs no page a library; done once whoever uses it now has finished. */
export function forgetFiles(): void {
  try {
    indexedDB.deleteDatabase(databaseOfFiles)
  } catch {
    // Blocked, so that nothing is there.
  }
}
