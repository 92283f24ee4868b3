import { defineMemberOperation } from '../http/operation.ts'
import { readRequest } from '../images/read.ts'

export const getImageRequest = defineMemberOperation('getImageRequest', async ({ path, member }, services) => ({
  status: 'OK',
  payload: await readRequest(services, member.id, path.id),
}))
