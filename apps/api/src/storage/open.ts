import { join } from 'node:path'
import type { Config } from '../config.ts'
import { createFolderStorage } from './folder.ts'
import type { Storage } from './storage.ts'

/** The bucket where one is set, else a folder below the data. @throws StorageUnavailable for a bucket that cannot be used */
export async function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  if (s3 === null) return createFolderStorage(join(dataDir, 'files'))
  // The client takes a second to load: only who has a bucket waits for it.
  const { openS3Storage } = await import('./s3.ts')
  return openS3Storage(s3)
}
