import { readPerson } from '../admin/people.ts'
import { readRequests } from '../admin/requests.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const listPersonRequests = defineOperatorOperation('listPersonRequests', async ({ path, query }, { db }) => {
  await readPerson(db, path.id)
  return { status: 'OK', ...(await readRequests(db, path.id, query)) }
})
