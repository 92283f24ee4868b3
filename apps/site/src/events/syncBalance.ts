import { optOut, unwrap } from '@mintage/api-client'
import { toTenths } from '@mintage/api-client/amounts'
import type { Dependencies } from '../app/dependencies.ts'

/** The message between the tabs of this browser. */
interface BalanceMessage {
  person: string
  balance: number
}

const isBalanceMessage = (data: unknown): data is BalanceMessage =>
  typeof data === 'object' && data !== null && 'person' in data && 'balance' in data

/** A balance this recent is not read again: returning to a tab fires two events at once. */
const JUST_READ_MS = 1_000

interface BalanceSync {
  /** Applies a change that the server pushed. In tokens. */
  onBalance(balance: number, debt: number | undefined): void
  stop(): void
}

/**
 * Keeps the balance in the header current. The server pushes each change. Without a connection, a tab notifies the
 * others about a change; visible tabs then ask the server, one call at a time, and so does a tab that becomes visible.
 * Messages from other tabs are hints only; the balance is read from the server.
 */
export function syncBalance({ client, session }: Pick<Dependencies, 'client' | 'session'>): BalanceSync {
  const tabs = new BroadcastChannel('mintage_balance')
  let shown = session.getSnapshot().context.profile
  let readAt = Date.now()
  let old = false
  let asking = false
  /** True while a pushed change is applied, which the server also sends to the other tabs. */
  let isPushed = false

  async function ask() {
    old = true
    if (asking) return
    asking = true
    while (old) {
      old = false
      const before = session.getSnapshot().context
      try {
        const { id, balance, debt } = await unwrap(client.GET('/user/profile', optOut('toasts')))
        const { profile, session: since } = session.getSnapshot().context
        if (since !== before.session || profile?.id !== id) break
        // The response may be older than a change that arrived during the request.
        if (profile.balance === before.profile?.balance) {
          session.send({ type: 'balance.reported', balance: toTenths(balance), debt: toTenths(debt ?? 0) })
        } else if (profile.balance !== toTenths(balance)) old = true
      } catch {
        // Keep the last balance; the next visible moment asks again.
        break
      }
    }
    readAt = Date.now()
    asking = false
  }

  const watched = session.subscribe(({ context: { profile } }) => {
    if (profile !== null && profile !== shown) {
      readAt = Date.now()
      if (!isPushed && (profile.id !== shown?.id || profile.balance !== shown.balance)) {
        tabs.postMessage({ person: profile.id, balance: profile.balance } satisfies BalanceMessage)
      }
    }
    shown = profile
  })
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (shown === null || !isBalanceMessage(data) || data.person !== shown.id || data.balance === shown.balance) return
    if (document.hidden) old = true
    else void ask()
  }
  const onVisibilityChange = () => {
    if (document.hidden || shown === null || asking || (!old && Date.now() - readAt < JUST_READ_MS)) return
    void ask()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('focus', onVisibilityChange)
  return {
    onBalance: (balance, debt) => {
      isPushed = true
      session.send({
        type: 'balance.reported',
        balance: toTenths(balance),
        ...(debt === undefined ? {} : { debt: toTenths(debt) }),
      })
      isPushed = false
    },
    stop: () => {
      watched.unsubscribe()
      tabs.close()
      document.removeEventListener('visibilitychange', onVisibilityChange)
      window.removeEventListener('focus', onVisibilityChange)
    },
  }
}
