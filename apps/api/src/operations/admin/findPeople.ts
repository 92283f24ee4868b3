import { findPeople as find } from '../../domain/admin/people.ts'
import { defineOperatorOperation } from '../operation.ts'

export const findPeople = defineOperatorOperation('findPeople', async ({ query }, { db }) => ({
  status: 'OK',
  payload: await find(db, query.text),
}))
