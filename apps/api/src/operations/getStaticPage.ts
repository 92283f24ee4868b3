import { defineOperation } from '../http/operation.ts'
import { findStaticPage } from '../pages/static-pages.ts'

export const getStaticPage = defineOperation('getStaticPage', async ({ path }, { db }) => ({
  status: 'OK',
  payload: await findStaticPage(db, { id: path.id }),
}))
