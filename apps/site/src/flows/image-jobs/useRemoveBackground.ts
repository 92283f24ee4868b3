import type { RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { onColour, save } from './imageFiles.ts'
import { sendToPaths } from './projectPaths.ts'
import { useUploadService } from './useUploadService.ts'

const pngName = (name: string) => `${name.replace(/\.[a-z]{3,4}$/i, '')}-on-colour.png`

/** Remove background: one request for each picture; colours behind the result are painted here, at no cost (R004). */
export function useRemoveBackground(): RemoveBackgroundProps {
  const { notices } = useDependencies()
  const { backgroundRemovalPrice } = useSettings()
  const { shared, uploadJobs } = useUploadService('remove_background', backgroundRemovalPrice)
  const [composing, setComposing] = useState<string | null>(null)

  const download = async (id: string, colour: string) => {
    const job = shared.jobs.find((candidate) => candidate.id === id)
    if (job?.progress.state !== 'delivered') return
    setComposing(id)
    try {
      save(await onColour(job.progress.result.url, colour), pngName(job.name))
    } catch {
      notices.show({ tone: 'error', message: { key: 'errors.network' } })
    }
    setComposing(null)
  }

  return {
    ...shared,
    sendTo: { upscale: sendToPaths.upscale },
    composing,
    onSubmit: (ids) => {
      for (const id of ids) uploadJobs.send(id, (source) => ({ service: 'removeBackground', source }))
    },
    onDownloadOnColour: (id, colour) => void download(id, colour),
  }
}
