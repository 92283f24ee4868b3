import { findPeople as find } from '../admin/people.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const findPeople = defineOperatorOperation('findPeople', async ({ query }, { db }) => ({
  status: 'OK',
  payload: await find(db, query.text),
}))
