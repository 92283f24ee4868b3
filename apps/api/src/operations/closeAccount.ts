import { closeAccount as close } from '../admin/close-account.ts'
import { readPerson } from '../admin/people.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const closeAccount = defineOperatorOperation('closeAccount', async ({ path, body, operator }, dependencies) => {
  await close(dependencies, operator, path.id, body)
  return { status: 'OK', payload: await readPerson(dependencies.db, path.id) }
})
