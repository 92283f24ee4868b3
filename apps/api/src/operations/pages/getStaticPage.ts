import { findStaticPage } from '../../domain/catalogue/static-pages.ts'
import { defineOperation } from '../operation.ts'

export const getStaticPage = defineOperation('getStaticPage', async ({ path }, { db }) => ({
  status: 'OK',
  payload: await findStaticPage(db, { id: path.id }),
}))
