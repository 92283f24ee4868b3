import { optOut, settle, unwrapPayload } from '@mintage/api-client'
import type { RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { onColour, pngName, save } from './imageFiles.ts'
import { sendToPaths } from './projectPaths.ts'
import { useCutoutTouchUp } from './useCutoutTouchUp.ts'
import { useMarking } from './useMarking.ts'
import { useUploadService } from './useUploadService.ts'

/** Remove background: one request for each image; colours behind the result are painted here, at no cost (R004). */
export function useRemoveBackground(): RemoveBackgroundProps {
  const { client, notices } = useDependencies()
  const { backgroundRemovalPrice, backgroundRemovalBox } = useSettings()
  const { shared, uploadRequests } = useUploadService('remove_background', backgroundRemovalPrice)
  const [composing, setComposing] = useState<string | null>(null)
  const { onSent, ...marking } = useMarking(uploadRequests)
  const touchUp = useCutoutTouchUp(async ({ request_id: id, file_url, width, height }) => {
    // Measured first, the result would be shown as work under way for that time, and lose focus and colour.
    uploadRequests.sizes.set(file_url, { width, height })
    const answer = await settle(
      unwrapPayload(client.GET('/images/requests/{id}', { params: { path: { id } }, ...optOut('toasts') })),
    )
    if (answer.ok) uploadRequests.requests.send({ type: 'request.reported', request: answer.data })
  })

  const download = async (id: string, colour: string) => {
    const request = shared.requests.find((candidate) => candidate.id === id)
    if (request?.progress.state !== 'delivered') return
    setComposing(id)
    try {
      save(await onColour(request.progress.result.url, colour), pngName(request.name, 'on-colour'))
    } catch {
      notices.show({ tone: 'error', message: { key: 'errors.network' } })
    }
    setComposing(null)
  }

  return {
    ...shared,
    sendTo: { upscale: sendToPaths.upscale },
    composing,
    touchUp,
    marking: backgroundRemovalBox ? marking : null,
    onSubmit: (ids) => {
      for (const id of ids) {
        uploadRequests.send(id, (source, box) => ({
          service: 'removeBackground',
          source,
          ...(box && backgroundRemovalBox ? { box } : {}),
        }))
      }
      onSent()
    },
    onDownloadOnColour: (id, colour) => void download(id, colour),
  }
}
