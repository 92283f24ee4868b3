/** Raised when a part of the program cannot be fetched (R376, D44); the failure is thrown on as well. */
const event = 'app:preload-error'

/** Loads a part of the program; a failure is announced and thrown on. */
export async function preload<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    window.dispatchEvent(new CustomEvent<string>(event, { detail }))
    throw error
  }
}

export function onPreloadError(listen: (message: string) => void): () => void {
  const onPreloadError = (raised: Event) => {
    if (raised instanceof CustomEvent) listen(String(raised.detail))
  }
  window.addEventListener(event, onPreloadError)
  return () => window.removeEventListener(event, onPreloadError)
}
