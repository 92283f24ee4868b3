import { ConflictError } from '../errors.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { readRequest } from '../images/read.ts'

export const cancelImageRequest = defineMemberOperation('cancelImageRequest', async ({ path, member }, services) => {
  // Read first: a request of somebody else is not found, and not stopped.
  await readRequest(services, member.id, path.id)
  if (!(await services.images.cancel(path.id))) throw new ConflictError('This request has finished already.')
  return { status: 'OK', payload: await readRequest(services, member.id, path.id) }
})
