import { optOut, settle, unwrapPayload, validateResponse } from '@mintage/api-client'
import type { Dependencies } from '../app/dependencies.ts'
import { liveRequestsOf } from './liveRequests.ts'
import type { EventListeners, RequestEvent } from './serverEvents.ts'

/** Passes pushed changes to the image requests of this page. */
export function publishRequests(
  dependencies: Pick<Dependencies, 'client' | 'liveRequests'>,
): Pick<EventListeners, 'onRequest' | 'onLive'> {
  const { client } = dependencies
  const requests = liveRequestsOf(dependencies)

  /** Requests the image request when the event has none, or one in an unknown format. */
  async function requestOf({ id, request }: RequestEvent) {
    if (request && (await validateResponse({ status: 'OK', payload: request }, 'GET', '/images/requests/{id}')))
      return request
    const answer = await settle(
      unwrapPayload(client.GET('/images/requests/{id}', { params: { path: { id } }, ...optOut('toasts') })),
    )
    return answer.ok ? answer.data : null
  }

  return {
    onLive: (isLive) => requests.publish({ type: isLive ? 'stream.opened' : 'stream.closed' }),
    onRequest: async (event) => {
      if (!requests.hasListeners()) return
      const report = await requestOf(event)
      if (report) requests.publish({ type: 'request.reported', request: report })
    },
  }
}
