import { readPerson } from '../../domain/admin/people.ts'
import { correctTokens as correct } from '../../domain/admin/tokens.ts'
import { malformed } from '../../platform/http/errors.ts'
import { defineOperatorOperation } from '../operation.ts'

export const correctTokens = defineOperatorOperation(
  'correctTokens',
  async ({ path, body, operator, idempotencyKey: key }, dependencies) => {
    if (key === null) throw malformed()
    const { repeated } = await correct(dependencies, operator, path.id, { ...body, key })
    return { status: 'OK', payload: await readPerson(dependencies.db, path.id), repeated }
  },
)
