import { resetCutout as reset } from '../../domain/images/cutouts.ts'
import { enginesOf } from '../../domain/images/projects.ts'
import { projectView } from '../../domain/images/views.ts'
import { defineMemberOperation } from '../operation.ts'

export const resetCutout = defineMemberOperation('resetCutout', async ({ path, member }, dependencies) => {
  const project = await reset(dependencies, member.id, path.id)
  const engines = await enginesOf(dependencies.db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
