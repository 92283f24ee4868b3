import type { ImageRequestsEvent } from '@mintage/machines/image-requests'

/** Pushed changes of image requests, and whether the connection is open. */
export type RequestNews = Extract<ImageRequestsEvent, { type: 'request.reported' | 'stream.opened' | 'stream.closed' }>

export interface LiveRequests {
  tell(news: RequestNews): void
  hasListeners(): boolean
  /** Reports an open connection to the new listener first. */
  listen(listener: (news: RequestNews) => void): void
}

function create(): LiveRequests {
  const listeners = new Set<(news: RequestNews) => void>()
  let isOpen = false
  return {
    tell: (news) => {
      if (news.type !== 'request.reported') isOpen = news.type === 'stream.opened'
      for (const listener of listeners) listener(news)
    },
    hasListeners: () => listeners.size > 0,
    listen: (listener) => {
      listeners.add(listener)
      if (isOpen) listener({ type: 'stream.opened' })
    },
  }
}

const made = new WeakMap<object, LiveRequests>()

/** One per page load. It connects the stream, which every page opens, with the requests, which load with their service. */
export function liveRequestsOf(session: object): LiveRequests {
  const there = made.get(session)
  if (there) return there
  const requests = create()
  made.set(session, requests)
  return requests
}
