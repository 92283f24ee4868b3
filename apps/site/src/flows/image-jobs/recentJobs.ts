import { optOut, settle, unwrap } from '@mintage/api-client'
import type { Job } from '@mintage/machines/image-request'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import { dismissedKeys } from './storageKeys.ts'
import type { JobDependencies } from './types.ts'

/** Of today's visit, on whatever tab: what is older is in the library and in the request history. */
const DAY = 24 * 60 * 60_000

/** Enough to reach past the other services' requests of a busy day; one answer of the contract's size. */
const LIMIT = 50

export interface RecentJobs {
  /** The id of the newest request of this service that is under way, or whose picture is there to be shown. */
  find(signal?: AbortSignal | null): Promise<string | null>
  /** The person is done with this one, and with what came before it. */
  dismiss(job: Pick<Job, 'created_at'>): void
}

const isThere = ({ state, images }: Job) =>
  state === 'queued' || state === 'working' || images.some(({ project_id }) => project_id !== null)

/** Asks the server, which also has requests whose page was closed before the answer. */
export function createRecentJobs(
  { client, local }: Pick<JobDependencies, 'client' | 'local'>,
  service: Service,
): RecentJobs {
  const key = dismissedKeys[service]
  return {
    find: async (signal = null) => {
      const options = { params: { query: { limit: LIMIT } }, signal, ...optOut('toasts') }
      // It is an extra: where it cannot be read, the page is as it would have been without it.
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
