import { deleteProject as remove } from '../../domain/images/projects.ts'
import { defineMemberOperation } from '../operation.ts'

export const deleteProject = defineMemberOperation('deleteProject', async ({ path, member }, { db, clock }) => {
  const until = await remove(db, clock, member.id, path.id)
  return { status: 'OK', payload: { id: path.id, restorable_until: until.toISOString() } }
})
