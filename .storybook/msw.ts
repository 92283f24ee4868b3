import type { Loader } from '@storybook/react-vite'
import type { AnyHandler } from 'msw'

/**
 * Request handlers of a story: `parameters: { msw: { handlers: [...] } }`, typed by the contract in @mintage/api-client/mocks.
 * A call to our own API that no handler answers fails the story. Whatever lies below `/never/` stays on its way, for
 * stories of what is loading.
 */
interface MswParameters {
  handlers: readonly AnyHandler[]
}

const isMswParameters = (value: unknown): value is MswParameters =>
  typeof value === 'object' && value !== null && 'handlers' in value && Array.isArray(value.handlers)

let unanswered: string[] = []

async function startWorker() {
  const [{ setupWorker }, { http, HttpResponse }] = await Promise.all([import('msw/browser'), import('msw')])
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  // A last handler rather than a hook for unhandled frames: the worker reports those and lets the story pass.
  const rest = http.all('*/api/*', ({ request }) => {
    unanswered.push(`${request.method} ${request.url}`)
    return HttpResponse.error()
  })
  const never = http.get('*/never/*', () => new Promise<never>(() => undefined))
  return (handlers: readonly AnyHandler[]) => worker.resetHandlers(...handlers, never, rest)
}

// One worker a page, however many stories a docs page renders at once: a second one would fight over the globals.
let mocking: ReturnType<typeof startWorker> | undefined

/** Puts a story's handlers in force. Stories without mocks never load the mocking library. */
export const mswLoader: Loader = async ({ parameters }) => {
  unanswered = []
  const mocks: unknown = parameters.msw
  if (isMswParameters(mocks)) mocking ??= startWorker()
  if (mocking) (await mocking)(isMswParameters(mocks) ? mocks.handlers : [])
}

export function assertNothingUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`No request handler answers ${unanswered.join(', ')}`)
}
