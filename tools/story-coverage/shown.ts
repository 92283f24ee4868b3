import type { paths } from '../../apps/site/src/paths.ts'

/** What a place can be in that somebody who designs or tests it wants to see. */
export const states = [
  'loading',
  'empty',
  'filled',
  'validation',
  'busy',
  'errors',
  'signedOut',
  'longContent',
  'narrow',
] as const

export type State = (typeof states)[number]

/** The routes by their names, the address that is none, and what stands around every page. */
export type Place = keyof typeof paths | 'NotFound' | 'StartUp' | 'Header' | 'Footer'

/** What shows a state of a place. */
export type Shown =
  /** Stories by their ids, each showing something of it. */
  | { readonly stories: readonly [string, ...string[]] }
  /** The same stories as another state, and why they are the same. */
  | { readonly like: State; readonly because: string }
  /** There is nothing to see, and why. */
  | { readonly absent: string }

export type States = Readonly<Record<State, Shown>>

export const stories = (...ids: readonly [string, ...string[]]): Shown => ({ stories: ids })
export const like = (state: State, because: string): Shown => ({ like: state, because })
export const absent = (why: string): Shown => ({ absent: why })

/** A place that nobody stays at: it leads on at once. */
export const leadsOn = (where: string): States => {
  const nothing = absent(`It leads on to ${where} before anything is drawn.`)
  return {
    loading: nothing,
    empty: nothing,
    filled: nothing,
    validation: nothing,
    busy: nothing,
    errors: nothing,
    signedOut: nothing,
    longContent: nothing,
    narrow: nothing,
  }
}

export const noForm = absent('There is no form.')
export const nothingSent = absent('Nothing is sent from here.')
export const nothingAwaited = absent('Its texts are part of the site: there is nothing to wait for.')
export const alwaysTheSame = absent('It always says the same: nothing of it can be missing.')
export const cannotFail = absent('Nothing is asked of the server, so nothing can fail.')
export const guarded = absent('The guard leads to sign-in before the screen is drawn.')
export const sameForAll = like('filled', 'Everyone sees the same page; only the header says who they are.')
export const narrowAlike = (state: State) => like(state, 'Every story is narrowed as well.')
