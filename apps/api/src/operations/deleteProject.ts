import { defineMemberOperation } from '../http/operation.ts'
import { deleteProject as remove } from '../library/projects.ts'

export const deleteProject = defineMemberOperation('deleteProject', async ({ path, member }, { db, clock }) => {
  const until = await remove(db, clock, member.id, path.id)
  return { status: 'OK', payload: { id: path.id, restorable_until: until.toISOString() } }
})
