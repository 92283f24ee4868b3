import { closeAccount as close } from '../../domain/admin/close-account.ts'
import { readPerson } from '../../domain/admin/people.ts'
import { defineOperatorOperation } from '../operation.ts'

export const closeAccount = defineOperatorOperation('closeAccount', async ({ path, body, operator }, dependencies) => {
  await close(dependencies, operator, path.id, body)
  return { status: 'OK', payload: await readPerson(dependencies.db, path.id) }
})
