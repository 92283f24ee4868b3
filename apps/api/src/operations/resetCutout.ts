import { defineMemberOperation } from '../http/operation.ts'
import { projectView } from '../images/views.ts'
import { resetCutout as reset } from '../library/cutouts.ts'
import { enginesOf } from '../library/projects.ts'

export const resetCutout = defineMemberOperation('resetCutout', async ({ path, member }, dependencies) => {
  const project = await reset(dependencies, member.id, path.id)
  const engines = await enginesOf(dependencies.db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
