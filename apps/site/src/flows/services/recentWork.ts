import { optOut, settle, unwrap } from '@mintage/api-client'
import type { Service } from '@mintage/ui/screens/ServicesFrame'
import type { BenchServices } from './bench.ts'
import { putAwayKeys } from './keys.ts'
import type { Report } from './requests.ts'

/** Of today's visit, on whatever tab: what is older is in the library and in the request history. */
const DAY = 24 * 60 * 60_000

/** Enough to reach past the other services' requests of a busy day; one answer of the contract's size. */
const LIMIT = 50

export interface RecentWork {
  /** The id of the newest request of this service that is under way, or whose picture is there to be shown. */
  find(): Promise<string | null>
  /** The person is done with this one, and with what came before it. */
  putAway(report: Report): void
}

const isThere = ({ state, images }: Report) =>
  state === 'queued' || state === 'working' || images.some(({ project_id }) => project_id !== null)

/** Asks the server, which knows also what a page did that was left before it was answered. */
export function createRecentWork(
  { client, local }: Pick<BenchServices, 'client' | 'local'>,
  service: Service,
): RecentWork {
  const key = putAwayKeys[service]
  return {
    find: async () => {
      const query = { limit: LIMIT }
      // It is an extra: where it cannot be read, the page is as it would have been without it.
      const answer = await settle(unwrap(client.GET('/request-history', { params: { query }, ...optOut('toasts') })))
      if (!answer.ok) return null
      const since = Math.max(Date.now() - DAY, Date.parse(local.get(key) ?? '') || 0)
      const found = answer.data.payload.find(
        (report) => report.service === service && Date.parse(report.created_at) > since && isThere(report),
      )
      return found?.id ?? null
    },
    putAway: ({ created_at }) => {
      if (!(Date.parse(created_at) <= Date.parse(local.get(key) ?? ''))) local.set(key, created_at)
    },
  }
}
