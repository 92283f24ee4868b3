import { HttpResponse } from 'msw'
import { type ContentOf, type Method, type MockedCall, mock, type OperationOf, type PathOf } from './mock.ts'

/** A request that has arrived and waits for its answer. */
export interface DeferredCall<Op extends { parameters: { path?: object }; responses: object }> {
  readonly request: Request
  readonly params: MockedCall<Op>['params']
  readonly json: MockedCall<Op>['json']
  /** Answers with a status and a body of the contract. */
  resolve: <Status extends keyof Op['responses'] & number>(
    status: Status,
    body: ContentOf<Op['responses'][Status]>,
  ) => void
  respond: (response: Response) => void
  /** The connection breaks: no answer comes. */
  reject: () => void
}

export const deferred = <M extends Method, P extends PathOf<M>>(method: M, path: P) => {
  let waiting: DeferredCall<OperationOf<M, P>>[] = []
  const expecting: ((call: DeferredCall<OperationOf<M, P>>) => void)[] = []
  let count = 0

  const handler = mock<M, P>(
    method,
    path,
    ({ request, params, json, reply }) =>
      new Promise<Response>((resolve) => {
        const call: DeferredCall<OperationOf<M, P>> = {
          request,
          params,
          json,
          resolve: (status, body) => resolve(reply(status, body)),
          respond: resolve,
          reject: () => resolve(HttpResponse.error()),
        }
        count += 1
        const expected = expecting.shift()
        if (expected) expected(call)
        else waiting.push(call)
      }),
  )

  /** A call that the client gave up waits for nothing. */
  const stillWaiting = () => {
    waiting = waiting.filter(({ request }) => !request.signal.aborted)
    return waiting
  }

  return {
    handler,
    /** The oldest call without an answer; waits for it to come. */
    next: (): Promise<DeferredCall<OperationOf<M, P>>> => {
      const call = stillWaiting().shift()
      return call ? Promise.resolve(call) : new Promise((resolve) => expecting.push(resolve))
    },
    /** How many calls have come so far. */
    get count() {
      return count
    },
    /** How many calls have come that were neither taken by `next` nor aborted. */
    get waiting() {
      return stillWaiting().length
    },
  }
}
