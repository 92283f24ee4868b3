import { defineOperation } from '../operation.ts'

export const listStaticPages = defineOperation('listStaticPages', async (_call, { db }) => ({
  status: 'OK',
  payload: await db
    .selectFrom('static_pages')
    .select(['id', 'slug', 'title', 'is_terms', 'is_privacy'])
    .orderBy('id')
    .execute(),
}))
