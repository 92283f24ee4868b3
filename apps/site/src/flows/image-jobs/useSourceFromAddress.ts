import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sourcePath } from './projectPaths.ts'
import type { ImageRequest } from './types.ts'
import type { Uploads } from './uploads.ts'
import { useRequestToRepeat } from './useSettingsFromAddress.ts'

/** The source image of a request as a file; null when the server no longer has it. */
async function sourceFile(projectId: string, name: string): Promise<File | null> {
  const answer = await fetch(sourcePath(projectId), { credentials: 'include' }).catch(() => null)
  if (!answer?.ok) return null
  const blob = await answer.blob()
  return new File([blob], name, { type: blob.type })
}

/**
 * Stages what the address asks for: `?project=<id>` a picture of the library, `?again=<id>` the picture of an earlier
 * request. The address is then cleared, so that a reload does not stage it again. Nothing is sent.
 *
 * @returns the factor of the earlier request, where it had one
 */
export function useSourceFromAddress(uploads: Uploads, libraryName: string): { factor: number | undefined } {
  const [query, setQuery] = useSearchParams()
  const projectId = query.get('project')
  useEffect(() => {
    if (projectId === null) return
    uploads.addProject(projectId, libraryName)
    setQuery({}, { replace: true })
  }, [projectId, libraryName, uploads, setQuery])

  const [factor, setFactor] = useState<number>()
  const stage = async ({ images, settings }: ImageRequest) => {
    const id = images[0]?.project_id
    if (!id) return
    const name = settings.file_name ?? libraryName
    const file = await sourceFile(id, name)
    if (file) uploads.addFiles([file])
    else uploads.addProject(id, name)
  }
  useRequestToRepeat((request) => {
    setFactor(request.settings.factor)
    void stage(request)
  })
  return { factor }
}
