import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStorage } from '../../src/platform/storage/folder.ts'
import { openS3Storage } from '../../src/platform/storage/s3.ts'
import { startS3 } from '../support/s3-server.ts'
import { conformsToStorage } from './conformance.ts'

conformsToStorage('a folder', async () => {
  const outer = await mkdtemp(join(tmpdir(), 'mintage-files-'))
  const folder = join(outer, 'files')
  return {
    storage: createFolderStorage(folder),
    async breakDown() {
      await rm(folder, { recursive: true })
      await writeFile(folder, '')
    },
    close: () => rm(outer, { recursive: true }),
  }
})

conformsToStorage('a bucket', async () => {
  const server = await startS3('shop/files/')
  let closed: Promise<void> | null = null
  const close = () => {
    closed ??= server.close()
    return closed
  }
  return { storage: await openS3Storage(server.config, { attempts: 2 }), breakDown: close, close }
})
