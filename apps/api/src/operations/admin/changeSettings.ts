import { changeSettings as change } from '../../domain/admin/catalogue/settings.ts'
import { defineOperatorOperation } from '../operation.ts'

export const changeSettings = defineOperatorOperation('changeSettings', async ({ body, operator }, dependencies) => ({
  status: 'OK',
  payload: await change(dependencies, operator, body),
}))
