import type { Marking } from '@mintage/ui/screens/RemoveBackground'
import { useState } from 'react'
import { useDependencies } from '../../app/DependenciesContext.tsx'
import { requestsOf } from './imageRequests.ts'
import type { UploadRequests } from './uploadRequests.ts'

/**
 * The chosen image that is being marked, and the way back from a result with the wrong subject. Until the person opens
 * or closes one, the first image with a found subject is open, so that its box is seen before payment.
 */
export function useMarking({ requests, uploads, chooseAgain }: UploadRequests): Marking & { onSent: () => void } {
  const { notices } = useDependencies()
  /** Undefined: the person has said nothing. */
  const [said, setSaid] = useState<string | null>()
  const found = uploads.read().find((image) => image.state === 'ready' && image.markedBy === 'site')
  const markAgain = async (requestId: string) => {
    const request = requestsOf(requests.getSnapshot()).find(({ id }) => id === requestId)
    const staged = request ? await chooseAgain(request) : null
    if (staged === null) notices.show({ tone: 'error', message: { key: 'errors.network' } })
    else setSaid(staged)
  }
  return {
    open: said === undefined ? (found?.id ?? null) : said,
    onOpen: setSaid,
    onMark: (id, box) => {
      setSaid(id)
      uploads.mark(id, box)
    },
    onMarkAgain: (requestId) => void markAgain(requestId),
    onSent: () => setSaid(undefined),
  }
}
