import { ValidationError } from '../errors.ts'
import { readForm } from '../http/forms.ts'
import { defineMemberOperation } from '../http/operation.ts'
import { UPLOAD_MAX_BYTES } from '../images/images.ts'
import { projectView } from '../images/views.ts'
import { saveCutout as save } from '../library/cutouts.ts'
import { enginesOf } from '../library/projects.ts'

export const saveCutout = defineMemberOperation('saveCutout', async ({ path, request, member }, dependencies) => {
  const { file } = await readForm(request, UPLOAD_MAX_BYTES)
  if (!file) throw new ValidationError({ file: ['Please send the mask'] })
  const project = await save(dependencies, member.id, path.id, file.data)
  const engines = await enginesOf(dependencies.db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
