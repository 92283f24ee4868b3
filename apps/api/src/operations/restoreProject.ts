import { defineMemberOperation } from '../http/operation.ts'
import { projectView } from '../images/views.ts'
import { restoreProject as restore } from '../library/projects.ts'

export const restoreProject = defineMemberOperation('restoreProject', async ({ path, member }, { db, clock }) => ({
  status: 'OK',
  payload: projectView(await restore(db, clock, member.id, path.id)),
}))
