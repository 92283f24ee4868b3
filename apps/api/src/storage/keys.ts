/** Whether a folder could hold it: what one storage has can be copied to another. */
export const isKey = (key: string): boolean => key.split('/').every((part) => !['', '.', '..'].includes(part))

/** @throws when it would lead out of the storage */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('a storage key must stay inside its folder')
  return key
}
