export type ToastTone = 'info' | 'positive' | 'critical'

interface ToastAction {
  /** A verb: "Undo". */
  label: string
  /** Also dismisses the toast. */
  onSelect: () => void
}

export interface ToastMessage {
  id: number
  tone: ToastTone
  text: string
  /** ms until it closes; the clock pauses on hover and focus. */
  duration: number
  action: ToastAction | undefined
}

export interface ToastOptions {
  /** ms; Infinity stays until dismissed. */
  duration?: number
  /** One action, which must also be possible elsewhere, because a toast expires. */
  action?: ToastAction
}

/** The global default, used by every text of the error catalogue (R398, D38). */
export const TOAST_MS = 2500
export const CATALOGUE_TOAST_MS = 3000
/** Long enough to reach it by keyboard. */
export const ACTION_TOAST_MS = 10_000
/** With more than this, the oldest is removed. */
export const MOST_TOASTS = 3

/** Attribute of the toasts' region: a press there is not a press outside a dialog. */
export const TOASTS = 'data-toasts'

const SAME_TEXT_MS = 1000

interface Listener {
  show: (message: ToastMessage) => void
  /** Dismisses a toast; an expired one is ignored. */
  close: (id: number) => void
}

const alreadySaid = () => undefined

/** A queue with at most one listener; messages wait until the toaster is mounted. */
export function createToasts(now: () => number = () => performance.now()) {
  let waiting: readonly ToastMessage[] = []
  const saidAt = new Map<string, number>()
  let listener: Listener | undefined
  let onNeeded: (() => void) | undefined
  let lastId = 0

  const close = (id: number) => {
    waiting = waiting.filter((message) => message.id !== id)
    listener?.close(id)
  }
  const show = (tone: ToastTone, text: string, { duration, action }: ToastOptions = {}): (() => void) => {
    const last = saidAt.get(text)
    // One failure is often reported twice, by the client and by the form (D37).
    if (last !== undefined && now() - last < SAME_TEXT_MS) return alreadySaid
    saidAt.set(text, now())
    lastId += 1
    const id = lastId
    const message = { id, tone, text, duration: duration ?? (action ? ACTION_TOAST_MS : TOAST_MS), action }
    if (listener) listener.show(message)
    else {
      waiting = [...waiting, message]
      onNeeded?.()
    }
    return () => close(id)
  }

  return {
    /** Each returns a function that dismisses the toast. */
    info: (text: string, options?: ToastOptions) => show('info', text, options),
    success: (text: string, options?: ToastOptions) => show('positive', text, options),
    error: (text: string, options?: ToastOptions) => show('critical', text, options),
    /** Calls back when a message waits without a listener, so that the toaster can be loaded. */
    whenNeeded: (callback: () => void) => {
      onNeeded = callback
      if (waiting.length > 0) callback()
      return () => {
        if (onNeeded === callback) onNeeded = undefined
      }
    },
    /** Takes over the queue; returns a function that releases it. */
    listen: (next: Listener) => {
      listener = next
      const earlier = waiting
      waiting = []
      for (const message of earlier) next.show(message)
      return () => {
        if (listener !== next) return
        listener = undefined
        // The next listener has not shown these texts.
        saidAt.clear()
      }
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** Shows a message in the corner: `toast.success(text, { duration: CATALOGUE_TOAST_MS })`. Light: loads nothing. */
export const toast = createToasts()
