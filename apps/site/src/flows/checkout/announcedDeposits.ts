import { type KeyValueStore, visitKeys } from '../../app/storage.ts'

const key = visitKeys.announcedDeposits

/** Remembers announced deposits, so that each success is announced once per visit (D29). */
export const announcedDeposits = (visit: KeyValueStore) => {
  const read = (): string[] => (visit.get(key) ?? '').split(' ').filter(Boolean)
  return {
    has: (depositId: string): boolean => read().includes(depositId),
    add: (depositId: string): void => visit.set(key, [...new Set([...read(), depositId])].join(' ')),
  }
}
