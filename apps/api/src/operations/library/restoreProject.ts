import { enginesOf, restoreProject as restore } from '../../domain/images/projects.ts'
import { projectView } from '../../domain/images/views.ts'
import { defineMemberOperation } from '../operation.ts'

export const restoreProject = defineMemberOperation('restoreProject', async ({ path, member }, { db, clock }) => {
  const project = await restore(db, clock, member.id, path.id)
  const engines = await enginesOf(db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
