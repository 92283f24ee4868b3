import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/**
 * A placeholder actor that throws: a flow that forgot to provide `name` fails at its first use
 * instead of looking as though it worked.
 */
export const notProvided = <Output, Input extends NonReducibleUnknown = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor \`${name}\` must be provided`)))
