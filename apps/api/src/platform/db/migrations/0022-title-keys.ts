import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchKey } from '../../support/search-key.ts'

const BATCH = 1000

/** The search of the library finds a title in any case and in either form of its accents. */
export const titleKeys: Migration = {
  async up(db) {
    // Nullable: a server of the version before adds rows while this one starts.
    await sql`alter table projects add column title_key text`.execute(db)
    for (let count = BATCH; count === BATCH; ) {
      const { rows } = await sql<{ id: string; title: string }>`
        select id, title from projects where title_key is null limit ${BATCH}`.execute(db)
      const keys = rows.map(({ id, title }) => ({ id, key: searchKey(title) }))
      await sql`update projects set title_key = found.key
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as found(id uuid, key text)
        where projects.id = found.id`.execute(db)
      count = rows.length
    }
  },
}
