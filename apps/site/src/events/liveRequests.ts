import type { ImageRequestsEvent } from '@mintage/machines/image-requests'
import type { Dependencies } from '../app/dependencies.ts'

/** Pushed changes of image requests, and whether the connection is open. */
export type RequestNews = Extract<ImageRequestsEvent, { type: 'request.reported' | 'stream.opened' | 'stream.closed' }>

interface LiveRequests {
  publish(news: RequestNews): void
  hasListeners(): boolean
  /** Reports an open connection to the new listener first. */
  listen(listener: (news: RequestNews) => void): void
}

declare module '../app/dependencies.ts' {
  interface Dependencies {
    /** Connects the stream, which every page opens, with the requests, which load with their service. */
    liveRequests?: LiveRequests
  }
}

function createLiveRequests(): LiveRequests {
  const listeners = new Set<(news: RequestNews) => void>()
  let isOpen = false
  return {
    publish: (news) => {
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

export function liveRequestsOf(dependencies: Pick<Dependencies, 'liveRequests'>): LiveRequests {
  dependencies.liveRequests ??= createLiveRequests()
  return dependencies.liveRequests
}
