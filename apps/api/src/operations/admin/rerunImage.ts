import { readWorkImage } from '../../domain/admin/image-work.ts'
import { rerunImage as rerun } from '../../domain/admin/rerun.ts'
import { malformed } from '../../platform/http/errors.ts'
import { defineOperatorOperation } from '../operation.ts'

export const rerunImage = defineOperatorOperation(
  'rerunImage',
  async ({ path, body, operator, idempotencyKey: key }, dependencies) => {
    if (key === null) throw malformed()
    const { repeated } = await rerun(dependencies, operator, path.id, { ...body, key })
    return { status: 'OK', payload: await readWorkImage(dependencies.db, path.id), repeated }
  },
)
