import { trimmed } from '../../domain/accounts/rules.ts'
import { enginesOf, listProjects as list } from '../../domain/images/projects.ts'
import { projectView } from '../../domain/images/views.ts'
import { cutPage, readPage } from '../../platform/support/paging.ts'
import { defineMemberOperation } from '../operation.ts'

export const listProjects = defineMemberOperation('listProjects', async ({ query, member }, { db }) => {
  const page = readPage(query)
  const found = await list(db, member.id, { service: query.service, text: trimmed(query.q) }, page)
  const { rows, nextCursor } = cutPage(found, page)
  const engines = await enginesOf(db, rows)
  return { status: 'OK', payload: rows.map((row) => projectView(row, engines.get(row.id))), next_cursor: nextCursor }
})
