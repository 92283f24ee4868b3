import { readWorkImage } from '../admin/image-work.ts'
import { rerunImage as rerun } from '../admin/rerun.ts'
import { malformed } from '../http/errors.ts'
import { defineOperatorOperation } from '../http/operation.ts'

export const rerunImage = defineOperatorOperation(
  'rerunImage',
  async ({ path, body, operator, idempotencyKey: key }, dependencies) => {
    if (key === null) throw malformed()
    const { repeated } = await rerun(dependencies, operator, path.id, { ...body, key })
    return { status: 'OK', payload: await readWorkImage(dependencies.db, path.id), repeated }
  },
)
