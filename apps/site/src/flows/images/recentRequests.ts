import { optOut, settle, unwrap } from '@mintage/api-client'
import type { ImageRequest } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { dismissedKeys } from './storageKeys.ts'
import type { RequestDependencies } from './types.ts'

/** Requests of the last 24 hours, from any tab. */
const DAY = 24 * 60 * 60_000

/** The page size: enough to find this service among many requests of the others. */
const LIMIT = 50

export interface RecentRequests {
  /** The id of the newest request of this service that is running or has an image. */
  find(signal?: AbortSignal | null): Promise<string | null>
  /** Hides this request and all older ones. */
  dismiss(request: Pick<ImageRequest, 'created_at'>): void
}

const isThere = ({ state, images }: ImageRequest) =>
  state === 'queued' || state === 'working' || images.some(({ project_id }) => project_id !== null)

/** Reads them from the server, because a page may close before it receives the id of its request. */
export function createRecentRequests(
  { client, local }: Pick<RequestDependencies, 'client' | 'local'>,
  service: Service,
): RecentRequests {
  const key = dismissedKeys[service]
  return {
    find: async (signal = null) => {
      const options = { params: { query: { limit: LIMIT } }, signal, ...optOut('toasts') }
      // Optional: a failure shows nothing.
      const answer = await settle(unwrap(client.GET('/request-history', options)))
      if (!answer.ok) return null
      const since = Math.max(Date.now() - DAY, Date.parse(local.get(key) ?? '') || 0)
      const found = answer.data.payload.find(
        (request) => request.service === service && Date.parse(request.created_at) > since && isThere(request),
      )
      return found?.id ?? null
    },
    dismiss: ({ created_at }) => {
      if (!(Date.parse(created_at) <= Date.parse(local.get(key) ?? ''))) local.set(key, created_at)
    },
  }
}
