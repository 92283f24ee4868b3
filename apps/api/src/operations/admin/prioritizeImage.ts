import { readWorkImage } from '../../domain/admin/image-work.ts'
import { prioritizeImage as prioritize } from '../../domain/admin/prioritize.ts'
import { defineOperatorOperation } from '../operation.ts'

export const prioritizeImage = defineOperatorOperation(
  'prioritizeImage',
  async ({ path, body, operator }, dependencies) => {
    await prioritize(dependencies, operator, path.id, body.reason)
    return { status: 'OK', payload: await readWorkImage(dependencies.db, path.id) }
  },
)
