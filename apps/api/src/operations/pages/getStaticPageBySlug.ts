import { findStaticPage } from '../../domain/catalogue/static-pages.ts'
import { defineOperation } from '../operation.ts'

export const getStaticPageBySlug = defineOperation('getStaticPageBySlug', async ({ path }, { db }) => ({
  status: 'OK',
  payload: await findStaticPage(db, { slug: path.slug }),
}))
