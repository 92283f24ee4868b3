import { readPerson } from '../../domain/admin/people.ts'
import { readPayments } from '../../domain/payments/history.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listPersonPayments = defineOperatorOperation(
  'listPersonPayments',
  async ({ path, query }, { db, clock }) => {
    await readPerson(db, path.id)
    return { status: 'OK', ...(await readPayments(db, path.id, query, clock.now())) }
  },
)
