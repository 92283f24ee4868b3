import { readRequest } from '../../domain/images/read.ts'
import { defineMemberOperation } from '../operation.ts'

export const getImageRequest = defineMemberOperation('getImageRequest', async ({ path, member }, dependencies) => ({
  status: 'OK',
  payload: await readRequest(dependencies, member.id, path.id),
}))
