import type { SubmissionAttempt } from '@mintage/machines/image-request'
import { currentUserId } from './currentUserId.ts'
import { claimSlots } from './tabLock.ts'
import type { ChosenImage, FileService, JobDependencies } from './types.ts'

type Kept = Omit<ChosenImage, 'url'>

/**
 * Stores chosen images across page loads, until they are accepted or removed. Storage that is blocked, full or
 * not there says nothing: they are then gone with the page.
 */
export interface UploadStore {
  /** What the person chose before this page was loaded, and no other living tab has. */
  load(): Promise<readonly Kept[]>
  save(picture: Kept): void
  /** Stores the attempt, so that a later page repeats it under the same idempotency key. */
  saveAttempt(id: string, tried: SubmissionAttempt): void
  remove(id: string): void
  /** The person has left: nothing more of theirs is written. The database goes by itself (app/storage.ts). */
  clear(): void
}

/** Ten megabytes each at most: what is beyond is not worth a person's disk. */
const MAX_UPLOADS = 20

type Options = Pick<JobDependencies, 'session' | 'visit'>

export function createUploadStore({ session, visit }: Options, service: FileService): UploadStore {
  const wanted = new Map<string, Kept>()
  /** Replaced when the person changes, so that a pending read is not given to the next person. */
  let stay = {}
  let keptAt = 0
  let last: Promise<unknown> = Promise.resolve()
  let own: string | null = null

  /** One after another, so that nothing is put back that was taken away meanwhile. */
  const enqueue = <T>(use: (db: typeof import('./uploadsDb.ts'), owner: string) => Promise<T>) => {
    const turn = last
      .then(async () => use(await import('./uploadsDb.ts'), await currentUserId(session)))
      .catch(() => null)
    last = turn
    return turn
  }

  return {
    load: async () => {
      const asked = stay
      const pictures = await enqueue(async (db, owner) => {
        const all = await db.listUploads(owner, service, Date.now())
        const occupied = [...new Set(all.map(({ shelf }) => shelf))]
        const mine = await claimSlots({ visit, kind: service, occupied, max: occupied.length })
        own = mine[0]
        return all.filter(({ shelf }) => mine.includes(shelf))
      })
      if (asked !== stay || pictures === null) return []
      for (const picture of pictures) wanted.set(picture.id, picture)
      return pictures
    },
    save: (picture) => {
      if (wanted.has(picture.id) || wanted.size >= MAX_UPLOADS) return
      wanted.set(picture.id, picture)
      // Files that were chosen together come back in their order.
      keptAt = Math.max(Date.now(), keptAt + 1)
      const at = keptAt
      void enqueue(async (db, owner) => {
        const { id, name, source } = picture
        own ??= crypto.randomUUID()
        if (wanted.has(id)) await db.putUpload({ id, name, source, owner, service, shelf: own, keptAt: at })
      })
    },
    saveAttempt: (id, tried) => {
      if (wanted.has(id)) void enqueue(async (db) => wanted.has(id) && db.putAttempt(id, tried))
    },
    remove: (id) => {
      if (wanted.delete(id)) void enqueue((db) => db.removeUpload(id))
    },
    clear: () => {
      stay = {}
      wanted.clear()
    },
  }
}
