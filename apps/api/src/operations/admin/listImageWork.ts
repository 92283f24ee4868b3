import { readImageWork } from '../../domain/admin/image-work.ts'
import { defineOperatorOperation } from '../operation.ts'

export const listImageWork = defineOperatorOperation('listImageWork', async ({ query }, dependencies) => ({
  status: 'OK',
  ...(await readImageWork(dependencies, query)),
}))
