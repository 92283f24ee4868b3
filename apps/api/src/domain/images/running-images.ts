import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.ts'
import type { Preview } from '../../ports/image-queue.ts'

/** Progress that a process publishes for the other ones. */
export interface Progress {
  progress: number | null
  preview: Preview | null
}

/** Stores it only while this process has the image's lease. */
export async function saveProgress(db: Db, owner: string, imageId: string, current: Progress): Promise<void> {
  const { progress, preview } = current
  await sql`
    insert into running_images (image_id, progress, preview, preview_version)
    select id, ${progress}::real, ${preview?.data ?? null}::bytea, ${preview?.version ?? null}::integer
    from images where id = ${imageId} and leased_by = ${owner} and state = 'working'
    on conflict (image_id) do update set
      progress = excluded.progress, preview = excluded.preview, preview_version = excluded.preview_version
  `.execute(db)
}

export async function readPreview(db: Db, imageId: string): Promise<Buffer | null> {
  const row = await db.selectFrom('running_images').select('preview').where('image_id', '=', imageId).executeTakeFirst()
  return row?.preview ? Buffer.from(row.preview) : null
}

/** For an image that has ended or is queued again. */
export async function deleteProgress(trx: Db, imageId: string): Promise<void> {
  await trx.deleteFrom('running_images').where('image_id', '=', imageId).execute()
}
