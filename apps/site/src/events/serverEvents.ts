import type { Schemas } from '@mintage/api-client'
import type { Dependencies } from '../app/dependencies.ts'

/** Browsers allow few connections for all tabs; a briefly hidden tab keeps its own. */
const CLOSE_HIDDEN_AFTER_MS = 5_000
/** The first pause after a refusal; the browser reopens a cut connection itself. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

interface BalanceEvent {
  user_id: string
  balance: number
}

/** A changed state or progress of an image request. */
export interface RequestEvent {
  user_id: string
  id: string
  /** Its new value; missing when the server could not read it. */
  request?: Schemas['ImageRequest']
}

/** Events of the signed-in person only. */
export interface EventListeners {
  /** In tokens. */
  onBalance: (balance: number, debt: number | undefined) => void
  onRequest: (event: RequestEvent) => void
  /** Called when the connection opens and when it is lost. */
  onLive: (isLive: boolean) => void
}

const isPersons = (data: unknown): data is { user_id: unknown } =>
  typeof data === 'object' && data !== null && 'user_id' in data

const isRequestEvent = (data: unknown): data is RequestEvent =>
  isPersons(data) && 'id' in data && typeof data.id === 'string'

const isBalanceEvent = (data: unknown): data is BalanceEvent =>
  isPersons(data) && 'balance' in data && typeof data.balance === 'number' && Number.isFinite(data.balance)

const debtOf = (data: object): number | undefined =>
  'debt' in data && typeof data.debt === 'number' && Number.isFinite(data.debt) ? data.debt : undefined

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

/**
 * Subscribes to server-sent events of the signed-in person while the page is visible. They are an addition: without a
 * connection, pages still load their data.
 */
export function followEvents(
  { session }: Pick<Dependencies, 'session'>,
  { onBalance, onRequest, onLive }: EventListeners,
): () => void {
  let personId = session.getSnapshot().context.profile?.id ?? null
  let source: EventSource | null = null
  let pause = FIRST_PAUSE_MS
  let retry: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  let isLive = false
  function live(now: boolean) {
    if (isLive === now) return
    isLive = now
    onLive(now)
  }

  function close() {
    clearTimeout(retry)
    source?.close()
    source = null
    live(false)
  }

  function open() {
    if (source !== null || personId === null || document.hidden) return
    clearTimeout(retry)
    const opened = new EventSource('/api/events')
    source = opened
    opened.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS
      live(true)
    })
    opened.addEventListener('balance', ({ data }) => {
      const event = parse(data)
      if (isBalanceEvent(event) && event.user_id === personId) onBalance(event.balance, debtOf(event))
    })
    opened.addEventListener('image-request', ({ data }) => {
      const event = parse(data)
      if (isRequestEvent(event) && event.user_id === personId) onRequest(event)
    })
    opened.addEventListener('error', () => {
      if (source === opened) live(false)
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return
      close()
      retry = setTimeout(open, pause)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    })
  }

  const watched = session.subscribe(({ context: { profile } }) => {
    const id = profile?.id ?? null
    if (id === personId) return
    personId = id
    close()
    open()
  })
  const onVisibilityChange = () => {
    clearTimeout(leaving)
    if (document.hidden) leaving = setTimeout(close, CLOSE_HIDDEN_AFTER_MS)
    else open()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  // A page with an open connection cannot enter the back/forward cache.
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', open)
  open()
  return () => {
    watched.unsubscribe()
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', open)
    clearTimeout(leaving)
    close()
  }
}
