import { type KeyValueStore, workPrefix } from '../../app/storage.ts'
import { paths } from '../../paths.ts'

const key = `${workPrefix}waiting`
const servicePaths: readonly string[] = [paths.ServicesGenerate, paths.ServicesRemoveBackground, paths.ServicesUpscale]

/** Saves the service that waits for tokens (D54): a successful payment returns there. */
export const waitingService = (visit: KeyValueStore) => ({
  read: (): string | null => servicePaths.find((path) => path === visit.get(key)) ?? null,
  note: (path: string): void => visit.set(key, path),
  remove: (): void => visit.remove(key),
})
