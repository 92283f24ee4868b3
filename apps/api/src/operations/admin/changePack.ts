import { changePack as change } from '../../domain/admin/catalogue/packs.ts'
import { defineOperatorOperation } from '../operation.ts'

export const changePack = defineOperatorOperation('changePack', async ({ path, body, operator }, dependencies) => ({
  status: 'OK',
  payload: await change(dependencies, operator, path.id, body),
}))
