import { type KeyValueStore, workBeginning } from '../../app/storage.ts'
import { paths } from '../../paths.ts'

const key = `${workBeginning}waiting`
const servicePaths: readonly string[] = [paths.ServicesGenerate, paths.ServicesRemoveBackground, paths.ServicesUpscale]

/** The service whose form waits for the tokens that are being bought (D54): where a paid purchase leads back to. */
export const waitingService = (visit: KeyValueStore) => ({
  read: (): string | null => servicePaths.find((path) => path === visit.get(key)) ?? null,
  note: (path: string): void => visit.set(key, path),
  forget: (): void => visit.remove(key),
})
