import { after, DAY } from '../../platform/support/clock.ts'
import type { Dependencies } from '../../ports/dependencies.ts'
import { isUuid } from '../checkout/deposits.ts'
import { RESTORABLE_FOR } from './projects.ts'
import type { Project } from './rows.ts'
import { firstFiles } from './stored-image.ts'

type Stored = Pick<Project, 'id' | 'full_file' | 'thumb_file' | 'source_file'>

/** The result before an edit is included, because it can be restored. */
const filesOf = ({ id, full_file, thumb_file, source_file }: Stored): Set<string> =>
  new Set([full_file, thumb_file, ...(source_file ? [source_file] : []), ...Object.values(firstFiles(id))])

/** Removes deleted images for good: the row first, so that after a crash the next sweep finds the files. */
export async function purgeDeletedProjects({ db, storage, clock }: Dependencies): Promise<void> {
  const deleted = await db
    .deleteFrom('projects')
    .where('deleted_at', '<=', after(clock.now(), -RESTORABLE_FOR))
    .returning(['id', 'full_file', 'thumb_file', 'source_file'])
    .execute()
  for (const project of deleted) for (const key of filesOf(project)) await storage.remove(key)
}

const ORPHAN_AGE = DAY
/** Files per query, so that a large library does not delay other queries. */
const FILES_AT_ONCE = 500

const projectIdOf = (key: string): string[] => {
  const [folder, id] = key.split('/')
  return folder === 'projects' && id !== undefined && isUuid(id) ? [id] : []
}

async function neededOf({ db }: Dependencies, keys: readonly string[]): Promise<Set<string | null>> {
  const ids = keys.flatMap(projectIdOf)
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'full_file', 'thumb_file', 'source_file'])
    .where((where) => where.or([where('source_file', 'in', keys), ...(ids.length > 0 ? [where('id', 'in', ids)] : [])]))
    .execute()
  const requests = await db
    .selectFrom('image_requests')
    .select('source_file')
    .where('state', 'in', ['queued', 'working'])
    .where('source_file', 'in', keys)
    .execute()
  return new Set([
    ...projects.flatMap((project) => [...filesOf(project)]),
    ...requests.map((request) => request.source_file),
  ])
}

/** Removes files that neither an image nor an open request needs (D64). */
export async function removeOrphanFiles(dependencies: Dependencies): Promise<void> {
  const { storage, clock } = dependencies
  const oldest = after(clock.now(), -ORPHAN_AGE)
  const stored = [...(await storage.list('uploads')), ...(await storage.list('projects'))]
  const old = stored.flatMap(({ key, changedAt }) => (changedAt < oldest ? [key] : []))
  for (let from = 0; from < old.length; from += FILES_AT_ONCE) {
    const keys = old.slice(from, from + FILES_AT_ONCE)
    const needed = await neededOf(dependencies, keys)
    for (const key of keys) if (!needed.has(key)) await storage.remove(key)
  }
}
