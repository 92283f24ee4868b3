import type { Dependencies } from '../dependencies.ts'
import { after, DAY } from '../support/clock.ts'
import { RESTORABLE_FOR } from './projects.ts'

/** Removes deleted pictures for good: the row first, so that a crash leaves files that the next sweep finds. */
export async function purgeDeletedProjects({ db, storage, clock }: Dependencies): Promise<void> {
  const gone = await db
    .deleteFrom('projects')
    .where('deleted_at', '<=', after(clock.now(), -RESTORABLE_FOR))
    .returning(['full_file', 'thumb_file', 'source_file'])
    .execute()
  for (const { full_file, thumb_file, source_file } of gone) {
    await storage.remove(full_file)
    await storage.remove(thumb_file)
    if (source_file) await storage.remove(source_file)
  }
}

const ORPHAN_AGE = DAY

/** Removes files that no picture and no open request needs any more (D64). */
export async function removeOrphanFiles({ db, storage, clock }: Dependencies): Promise<void> {
  const oldest = after(clock.now(), -ORPHAN_AGE)
  const stored = [...(await storage.list('uploads')), ...(await storage.list('projects'))]
  const old = stored.filter((file) => file.changedAt < oldest)
  if (old.length === 0) return
  const projects = await db.selectFrom('projects').select(['full_file', 'thumb_file', 'source_file']).execute()
  const requests = await db
    .selectFrom('image_requests')
    .select('source_file')
    .where('state', 'in', ['queued', 'working'])
    .execute()
  const needed = new Set<string | null>([
    ...projects.flatMap((project) => [project.full_file, project.thumb_file, project.source_file]),
    ...requests.map((request) => request.source_file),
  ])
  for (const { key } of old) if (!needed.has(key)) await storage.remove(key)
}
