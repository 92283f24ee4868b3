import { defineOperation } from '../http/operation.ts'
import { findStaticPage } from '../pages/static-pages.ts'

export const getStaticPageBySlug = defineOperation('getStaticPageBySlug', async ({ path }, { db }) => ({
  status: 'OK',
  payload: await findStaticPage(db, { slug: path.slug }),
}))
