import { join } from 'node:path'
import { createFolderStorage } from './folder.ts'
import type { S3Config } from './s3-config.ts'
import type { Storage } from './storage.ts'

/**
 * The S3 bucket if one is configured, otherwise a folder below the data folder.
 * @throws StorageUnavailable if the bucket cannot be used
 */
export async function openStorage({ s3, dataDir }: { s3: S3Config | null; dataDir: string }): Promise<Storage> {
  if (s3 === null) return createFolderStorage(join(dataDir, 'files'))
  // Imported on demand, because the client takes a second to load.
  const { openS3Storage } = await import('./s3.ts')
  return openS3Storage(s3)
}
