import { http } from 'msw'
import type { BadAnswer } from './badAnswers.ts'

/** What a call gets: a bad answer, none at all, or, when undefined, the successful one. */
type Fate = BadAnswer | 'silence' | undefined

/** `GET /packs`: method and path, without query. */
const nameOf = (request: Request): string => `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`

/** Goes before the successful handlers: records the requests, and answers them as the test sets. */
export function failingNetwork() {
  const calls: string[] = []
  let fateOf: (call: string) => Fate = () => undefined
  let endSilence: () => void = () => {}
  let silence = Promise.resolve()
  return {
    calls,
    handler: http.all('*/api/*', async ({ request }) => {
      const call = nameOf(request)
      calls.push(call)
      const fate = fateOf(call)
      if (fate !== 'silence') return fate?.()
      await silence
      return undefined
    }),
    /** From now on. */
    respond: (fate: (call: string) => Fate) => {
      fateOf = fate
    },
    /** From now on, calls of this name are left without an answer until the silence is ended. */
    deferAnswers: (wanted: (call: string) => boolean) => {
      silence = new Promise((resolve) => {
        endSilence = resolve
      })
      fateOf = (call) => (wanted(call) ? 'silence' : undefined)
    },
    /** The server is well again, and answers what it was silent to. */
    recover: () => {
      fateOf = () => undefined
      endSilence()
    },
  }
}

export type FailingNetwork = ReturnType<typeof failingNetwork>
