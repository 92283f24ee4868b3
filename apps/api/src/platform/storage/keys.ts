/** Whether a folder could hold this key, so that every storage can be copied to a folder. */
export const isKey = (key: string): boolean => key.split('/').every((part) => !['', '.', '..'].includes(part))

/** @throws if it would lead out of the storage */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('a storage key must stay inside its folder')
  return key
}
