import { readRequest } from '../../domain/images/read.ts'
import { ConflictError } from '../../errors.ts'
import { defineMemberOperation } from '../operation.ts'

export const cancelImageRequest = defineMemberOperation(
  'cancelImageRequest',
  async ({ path, member }, dependencies) => {
    // Read first, so that another person's request is not found and not cancelled.
    await readRequest(dependencies, member.id, path.id)
    if (!(await dependencies.images.cancel(path.id))) throw new ConflictError('This request has finished already.')
    return { status: 'OK', payload: await readRequest(dependencies, member.id, path.id) }
  },
)
