import { defineMemberOperation } from '../http/operation.ts'
import { readRequest } from '../images/read.ts'

export const getImageRequest = defineMemberOperation('getImageRequest', async ({ path, member }, dependencies) => ({
  status: 'OK',
  payload: await readRequest(dependencies, member.id, path.id),
}))
