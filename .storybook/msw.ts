import type { Loader } from '@storybook/react-vite'
import type { AnyHandler, UnhandledFrameHandle } from 'msw'
import type { SetupWorker } from 'msw/browser'

/**
 * Wire mocks of a story: `parameters: { msw: { handlers: [...] } }`, typed by the contract in @mintage/api-client/mocks.
 * A call to our own API that no handler answers fails the story.
 */
interface WireMocks {
  handlers: readonly AnyHandler[]
}

const isWireMocks = (value: unknown): value is WireMocks =>
  typeof value === 'object' && value !== null && 'handlers' in value && Array.isArray(value.handlers)

let unanswered: string[] = []

const onUnhandledFrame: UnhandledFrameHandle = ({ frame }) => {
  if (frame.protocol !== 'http' || !('request' in frame.data)) return
  const { request } = frame.data
  if (new URL(request.url).pathname.startsWith('/api/')) unanswered.push(`${request.method} ${request.url}`)
}

// One worker a page, however many stories a docs page renders at once: a second one would fight over the globals.
let worker: Promise<SetupWorker> | undefined

async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const started = setupWorker()
  await started.start({ quiet: true, onUnhandledFrame })
  return started
}

/** Puts a story's handlers in force. Stories without mocks never load the mocking library. */
export const wireMocks: Loader = async ({ parameters }) => {
  unanswered = []
  const mocks: unknown = parameters['msw']
  if (!isWireMocks(mocks)) {
    if (worker) (await worker).resetHandlers()
    return
  }
  worker ??= startWorker()
  ;(await worker).resetHandlers(...mocks.handlers)
}

export function assertNothingUnanswered(): void {
  if (unanswered.length > 0) throw new Error(`No wire mock answers ${unanswered.join(', ')}`)
}
