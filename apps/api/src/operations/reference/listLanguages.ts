import { defineOperation } from '../operation.ts'

export const listLanguages = defineOperation('listLanguages', async (_call, { db }) => {
  const languages = await db.selectFrom('languages').selectAll().orderBy('id').execute()
  return {
    status: 'OK',
    payload: languages.map(({ is_default, ...language }) => ({ ...language, default: is_default ? 1 : 0 })),
  }
})
