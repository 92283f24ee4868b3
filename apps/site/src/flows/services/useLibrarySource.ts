import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sourcePath } from './projectPaths.ts'
import type { Report } from './requests.ts'
import type { Staging } from './staging.ts'
import { useAgainReport } from './useAgain.ts'

/** The picture that a request worked on, as a file again; null when it is not kept. */
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
export function useLibrarySource(staging: Staging, libraryName: string): { factor: number | undefined } {
  const [query, setQuery] = useSearchParams()
  const projectId = query.get('project')
  useEffect(() => {
    if (projectId === null) return
    staging.addProject(projectId, libraryName)
    setQuery({}, { replace: true })
  }, [projectId, libraryName, staging, setQuery])

  const [factor, setFactor] = useState<number>()
  const stage = async ({ images, settings }: Report) => {
    const id = images[0]?.project_id
    if (!id) return
    const name = settings.file_name ?? libraryName
    const file = await sourceFile(id, name)
    if (file) staging.addFiles([file])
    else staging.addProject(id, name)
  }
  useAgainReport((report) => {
    setFactor(report.settings.factor)
    void stage(report)
  })
  return { factor }
}
