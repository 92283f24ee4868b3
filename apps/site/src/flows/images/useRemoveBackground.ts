import { optOut, settle, unwrapPayload } from '@mintage/api-client'
import type { Marking, RemoveBackgroundProps } from '@mintage/ui/screens/RemoveBackground'
import { useState } from 'react'
import { useDependencies, useSettings } from '../../app/DependenciesContext.tsx'
import { sendToPaths } from '../../app/projectPaths.ts'
import { pngName, saveFile } from '../library/saveFile.ts'
import { useCutoutTouchUp } from '../library/useCutoutTouchUp.ts'
import { onColour } from './imageFiles.ts'
import { requestsOf } from './imageRequests.ts'
import { type UploadRequests, uploadRequestsOf } from './uploadRequests.ts'
import { useUploadService } from './useUploadService.ts'

/**
 * The chosen image that is being marked, and the way back from a result with the wrong subject. Until the person opens
 * or closes one, the first image with a found subject is open, so that its box is seen before payment.
 */
function useMarking({ requests, uploads, chooseAgain }: UploadRequests): Marking & { onSent: () => void } {
  const { notices } = useDependencies()
  /** Undefined until the person opens or closes an image. */
  const [opened, setOpened] = useState<string | null>()
  const found = uploads.read().find((image) => image.state === 'ready' && image.markedBy === 'site')
  const markAgain = async (requestId: string) => {
    const request = requestsOf(requests.getSnapshot()).find(({ id }) => id === requestId)
    const staged = request ? await chooseAgain(request) : null
    if (staged === null) notices.show({ tone: 'error', message: { key: 'errors.network' } })
    else setOpened(staged)
  }
  return {
    open: opened === undefined ? (found?.id ?? null) : opened,
    onOpen: setOpened,
    onMark: (id, box) => {
      setOpened(id)
      uploads.mark(id, box)
    },
    onMarkAgain: (requestId) => void markAgain(requestId),
    onSent: () => setOpened(undefined),
  }
}

/** Remove background: one request for each image; colours behind the result are painted here, at no cost (R004). */
export function useRemoveBackground(): RemoveBackgroundProps {
  const dependencies = useDependencies()
  const { client, notices } = dependencies
  const { backgroundRemovalPrice, backgroundRemovalBox } = useSettings()
  const uploadRequests = uploadRequestsOf(dependencies, 'remove_background')
  const { shared } = useUploadService(uploadRequests, 'remove_background', backgroundRemovalPrice)
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
      saveFile(await onColour(request.progress.result.url, colour), pngName(request.name, 'on-colour'))
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
