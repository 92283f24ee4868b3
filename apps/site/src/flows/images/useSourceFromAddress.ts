import type { UpscaleChoice } from '@mintage/ui/screens/Upscale'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sourceFile } from './imageFiles.ts'
import type { ImageRequest } from './types.ts'
import type { Uploads } from './uploads.ts'
import { useRequestToRepeat } from './useSettingsFromAddress.ts'

/**
 * Stages the image in the address: `?project=<id>` of the library, `?again=<id>` of an earlier request. The address
 * is then cleared, so that a reload does not stage it again. Nothing is sent.
 * @returns the upscale settings of the earlier request, if any
 */
export function useSourceFromAddress(uploads: Uploads, libraryName: string): UpscaleChoice | undefined {
  const [query, setQuery] = useSearchParams()
  const projectId = query.get('project')
  useEffect(() => {
    if (projectId === null) return
    uploads.addProject(projectId, libraryName)
    setQuery({}, { replace: true })
  }, [projectId, libraryName, uploads, setQuery])

  const [choice, setChoice] = useState<UpscaleChoice>()
  const stage = async ({ images, settings }: ImageRequest) => {
    const id = images[0]?.project_id
    if (!id) return
    const name = settings.file_name ?? libraryName
    const file = await sourceFile(id, name)
    if (file) uploads.addAgain({ name, source: { file }, box: settings.subject_box })
    else uploads.addProject(id, name)
  }
  useRequestToRepeat((request) => {
    const { factor, format = null } = request.settings
    if (factor !== undefined) setChoice({ factor, format })
    void stage(request)
  })
  return choice
}
