/**
 * What a single call may ask to go without.
 * - `commonFields`: currency and lang_id (D45)
 * - `toasts`: the generic notices of the site; the caller shows its own (D37)
 */
export type OptOut = 'commonFields' | 'toasts'

/** Travels as a header inside the client only, since that is all a call can hand to every middleware; never sent. */
const marker = 'x-opt-out'

const isOptOut = (word: string): word is OptOut => word === 'commonFields' || word === 'toasts'

/** Spread into a call's options: `client.POST('/login', { body, ...optOut('toasts') })`. */
export const optOut = (...what: [OptOut, ...OptOut[]]) => ({ headers: { [marker]: what.join(' ') } })

export const readOptOuts = (headers: Headers): readonly OptOut[] =>
  (headers.get(marker) ?? '').split(' ').filter(isOptOut)

export const removeOptOuts = (headers: Headers): void => headers.delete(marker)
