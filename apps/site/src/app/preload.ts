/** Raised when a chunk fails to load (R376, D44). */
const event = 'app:preload-error'

/** Imports a chunk; a failure raises the event and is rethrown. */
export async function preload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    window.dispatchEvent(new CustomEvent<string>(event, { detail }))
    throw error
  }
}

export function onPreloadError(listen: (message: string) => void, options?: AddEventListenerOptions): void {
  window.addEventListener(
    event,
    (raised) => {
      if (raised instanceof CustomEvent) listen(String(raised.detail))
    },
    options,
  )
}
