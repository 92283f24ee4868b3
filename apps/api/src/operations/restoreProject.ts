import { defineMemberOperation } from '../http/operation.ts'
import { projectView } from '../images/views.ts'
import { enginesOf, restoreProject as restore } from '../library/projects.ts'

export const restoreProject = defineMemberOperation('restoreProject', async ({ path, member }, { db, clock }) => {
  const project = await restore(db, clock, member.id, path.id)
  const engines = await enginesOf(db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
