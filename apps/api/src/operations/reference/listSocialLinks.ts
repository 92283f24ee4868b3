import { defineOperation } from '../operation.ts'

export const listSocialLinks = defineOperation('listSocialLinks', async (_call, { db }) => ({
  status: 'OK',
  payload: await db.selectFrom('social_links').selectAll().orderBy('id').execute(),
}))
