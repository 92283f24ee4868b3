import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** One call that a test holds open and answers when it wants to. */
export interface DeferredCall<Input, Output> {
  input: Input
  signal: { readonly aborted: boolean }
  /** True until it was answered. */
  readonly open: boolean
  answer(output: Output): Promise<void>
  fail(error: unknown): Promise<void>
}

export interface DeferredActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>
  calls: DeferredCall<Input, Output>[]
  /** The newest call. Throws when nothing has been called, so that a test cannot pass without it. */
  last(): DeferredCall<Input, Output>
}

/** Lets every promise that is already settled reach its actor. */
export const flushPromises = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

/**
 * An actor with deferred responses. `called` runs at the start of each call, where the site's actors take their secret.
 */
export const deferredActor = <Output, Input extends NonReducibleUnknown = undefined>(
  called: () => void = () => {},
): DeferredActor<Output, Input> => {
  const calls: DeferredCall<Input, Output>[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        called()
        let open = true
        calls.push({
          input,
          signal,
          get open() {
            return open
          },
          answer: (output) => {
            open = false
            resolve(output)
            return flushPromises()
          },
          fail: (error) => {
            open = false
            reject(error)
            return flushPromises()
          },
        })
      }),
  )
  return {
    logic,
    calls,
    last: () => {
      const call = calls.at(-1)
      if (call === undefined) throw new Error('The actor has not been called')
      return call
    },
  }
}
