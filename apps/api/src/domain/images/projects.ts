import { sql } from 'kysely'
import { NotFoundError } from '../../errors.ts'
import type { Db } from '../../platform/db/open.ts'
import type { Service } from '../../platform/db/schema.ts'
import { after, type Clock, MINUTE } from '../../platform/support/clock.ts'
import { isAfter, type Page } from '../../platform/support/paging.ts'
import { searchKey } from '../../platform/support/search-key.ts'
import type { Project } from './rows.ts'

/** How long a deleted image can be restored before its files are removed. */
export const RESTORABLE_FOR = 10 * MINUTE

/** Finds an image of this person that is not deleted. */
export async function findProject(db: Db, userId: string, id: string): Promise<Project> {
  const project = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!project) throw new NotFoundError()
  return project
}

export interface ProjectFilter {
  service: Service | undefined
  /** Part of the title; case and form of accents do not matter. */
  text: string
}

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

const key = sql<string>`coalesce(title_key, upper(title))`

export async function listProjects(db: Db, userId: string, filter: ProjectFilter, page: Page): Promise<Project[]> {
  let query = db.selectFrom('projects').selectAll().where('user_id', '=', userId).where('deleted_at', 'is', null)
  if (filter.service) query = query.where('service', '=', filter.service)
  if (filter.text) query = query.where(key, 'like', likePattern(searchKey(filter.text)))
  if (page.after) query = query.where(isAfter(page.after))
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute()
}

/** The engine of each image; images from before it was stored are left out. */
export async function enginesOf(db: Db, projects: readonly Project[]): Promise<Map<string, string>> {
  if (projects.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .select(['project_id', 'engine'])
    .where(
      'project_id',
      'in',
      projects.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.flatMap(({ project_id: id, engine }) => (id && engine ? [[id, engine]] : [])))
}

/** Hides the image at once. @returns the time until which it can be restored */
export async function deleteProject(db: Db, clock: Clock, userId: string, id: string): Promise<Date> {
  const now = clock.now()
  const deleted = await db
    .updateTable('projects')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw new NotFoundError()
  return after(now, RESTORABLE_FOR)
}

export async function restoreProject(db: Db, clock: Clock, userId: string, id: string): Promise<Project> {
  const restored = await db
    .updateTable('projects')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', after(clock.now(), -RESTORABLE_FOR))
    .returningAll()
    .executeTakeFirst()
  if (!restored) throw new NotFoundError()
  return restored
}
