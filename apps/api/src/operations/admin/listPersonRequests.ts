import { readPerson } from '../../domain/admin/people.ts'
import { readRequests } from '../../domain/admin/requests.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listPersonRequests = defineOperatorOperation('listPersonRequests', async ({ path, query }, { db }) => {
  await readPerson(db, path.id)
  return { status: 'OK', ...(await readRequests(db, path.id, query)) }
})
