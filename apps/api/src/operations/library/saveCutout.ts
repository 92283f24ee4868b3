import { saveCutout as save } from '../../domain/images/cutouts.ts'
import { UPLOAD_MAX_BYTES } from '../../domain/images/image-files.ts'
import { enginesOf } from '../../domain/images/projects.ts'
import { projectView } from '../../domain/images/views.ts'
import { ValidationError } from '../../errors.ts'
import { readForm } from '../../platform/http/forms.ts'
import { defineMemberOperation } from '../operation.ts'

export const saveCutout = defineMemberOperation('saveCutout', async ({ path, request, member }, dependencies) => {
  const { file } = await readForm(request, UPLOAD_MAX_BYTES)
  if (!file) throw new ValidationError({ file: ['Please send the mask'] })
  const project = await save(dependencies, member.id, path.id, file.data)
  const engines = await enginesOf(dependencies.db, [project])
  return { status: 'OK', payload: projectView(project, engines.get(project.id)) }
})
