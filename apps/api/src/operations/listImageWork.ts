import { readImageWork } from '../admin/image-work.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const listImageWork = defineOperatorOperation('listImageWork', async ({ query }, dependencies) => ({
  status: 'OK',
  ...(await readImageWork(dependencies, query)),
}))
