import type { Loader } from '@storybook/react-vite'
import type { AnyHandler } from 'msw'

/**
 * Request handlers of a story: `parameters: { msw: { handlers: [...] } }`, typed by @mintage/api-client/mocks. An API call
 * without a handler fails the story. Requests to `/never/` stay pending, for loading states.
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
  // The hook for unhandled requests cannot fail a story, so a last handler records them.
  const rest = http.all('*/api/*', ({ request }) => {
    unanswered.push(`${request.method} ${request.url}`)
    return HttpResponse.error()
  })
  const never = http.get('*/never/*', () => new Promise<never>(() => undefined))
  return (handlers: readonly AnyHandler[]) => worker.resetHandlers(...handlers, never, rest)
}

// A docs page renders many stories, but a page can have only one worker.
let mocking: ReturnType<typeof startWorker> | undefined

/** Sets the handlers of a story. Stories without handlers do not load MSW. */
export const mswLoader: Loader = async ({ parameters }) => {
  unanswered = []
  const mocks: unknown = parameters.msw
  if (isMswParameters(mocks)) mocking ??= startWorker()
  if (mocking) (await mocking)(isMswParameters(mocks) ? mocks.handlers : [])
}

export function assertNothingUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`No request handler answers ${unanswered.join(', ')}`)
}
