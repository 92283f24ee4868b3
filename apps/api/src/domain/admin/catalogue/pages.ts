import { ConflictError } from '../../../errors.ts'
import type { Schemas } from '../../../platform/contract/types.ts'
import type { Db } from '../../../platform/db/open.ts'
import type { Dependencies } from '../../../ports/dependencies.ts'
import { safeHtml } from '../../catalogue/static-pages.ts'
import { changeCatalogue, required } from './change.ts'

type Page = Schemas['PageData']

export const readPages = (db: Db): Promise<Page[]> =>
  db.selectFrom('static_pages').select(['id', 'slug', 'title', 'content']).orderBy('id').execute()

async function requireFree(trx: Db, slug: string | null, id: number): Promise<void> {
  if (slug === null) return
  const other = await trx
    .selectFrom('static_pages')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw new ConflictError(`The page ${other.id} has the address ${slug} already.`)
}

/** Changes or adds a page. @throws ValidationError, ConflictError if another page has the address */
export async function changePage(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  operator: string,
  id: number,
  { reason, ...change }: Schemas['PageChange'],
): Promise<Page> {
  const read = async (db: Db) => (await readPages(db)).find((page) => page.id === id) ?? null
  return changeCatalogue(dependencies, {
    operator,
    reason,
    subject: `page:${id}`,
    read,
    async write(trx, before) {
      const page = { slug: null, ...before, ...change }
      await requireFree(trx, page.slug, id)
      const row = {
        slug: page.slug,
        title: required('title', page.title).trim(),
        content: await safeHtml(required('content', page.content)),
      }
      await trx
        .insertInto('static_pages')
        .values({ id, ...row, is_terms: false, is_privacy: false })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
  })
}
