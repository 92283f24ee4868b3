import { changePage as change } from '../../domain/admin/catalogue/pages.ts'
import { defineOperatorOperation } from '../operation.ts'

export const changePage = defineOperatorOperation('changePage', async ({ path, body, operator }, dependencies) => ({
  status: 'OK',
  payload: await change(dependencies, operator, path.id, body),
}))
