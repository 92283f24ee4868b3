export type ToastTone = 'info' | 'positive' | 'critical'

interface ToastAction {
  /** By its own verb: "Undo". */
  label: string
  /** The toast goes with the press. */
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
  /** One thing to do about it, that can be done elsewhere too: a toast goes. */
  action?: ToastAction
}

/** Global default, and what every text of the error catalogue uses (R398, D38). */
export const TOAST_MS = 2500
export const CATALOGUE_TOAST_MS = 3000
/** Long enough to get there by keyboard. */
export const ACTION_TOAST_MS = 10_000
/** More than this at once, and the oldest goes. */
export const MOST_TOASTS = 3

/** Attribute of the toasts' region: a press there does not count as outside of a dialog. */
export const TOASTS = 'data-toasts'

const SAME_TEXT_MS = 1000

interface Listener {
  show: (message: ToastMessage) => void
  /** Takes a toast away before its time; one that has gone already is nothing to it. */
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
    /** Each returns how to take the toast away before its time. */
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
    /** Takes over the queue; returns how to let go of it. */
    listen: (next: Listener) => {
      listener = next
      const earlier = waiting
      waiting = []
      for (const message of earlier) next.show(message)
      return () => {
        if (listener !== next) return
        listener = undefined
        // The next listener has not shown these texts yet.
        saidAt.clear()
      }
    },
  }
}

export type Toasts = ReturnType<typeof createToasts>

/** Says something in the corner: `toast.success(text, { duration: CATALOGUE_TOAST_MS })`. Light: loads nothing. */
export const toast = createToasts()
