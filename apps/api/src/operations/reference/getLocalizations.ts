import { NotFoundError } from '../../errors.ts'
import { defineOperation } from '../operation.ts'

export const getLocalizations = defineOperation('getLocalizations', async ({ query }, { db }) => {
  let languages = db.selectFrom('languages').select('id')
  languages =
    query.lang_id === undefined ? languages.where('is_default', '=', true) : languages.where('id', '=', query.lang_id)
  const language = await languages.executeTakeFirst()
  if (!language) throw new NotFoundError('This language is not offered.')
  const rows = await db
    .selectFrom('localizations')
    .select(['key', 'message'])
    .where('lang_id', '=', language.id)
    .execute()
  return Object.fromEntries(rows.map(({ key, message }) => [key, message]))
})
