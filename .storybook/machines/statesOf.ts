import type { AnyStateNode } from 'xstate'

/** `checkout.buyingTokens.terms`: how a tag names a state, after `state:`. */
export const nameOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('.')

/** The states in a state, each before the states in itself. History is a pointer, not a state. */
export const statesIn = (node: AnyStateNode): readonly AnyStateNode[] =>
  Object.values(node.states)
    .filter(({ type }) => type !== 'history')
    .flatMap((child) => [child, ...statesIn(child)])

/** A state with a transition that waits for nothing is left as soon as it is entered. */
export const isTransient = (node: AnyStateNode): boolean =>
  node.always?.some(({ guard }) => guard === undefined) ?? false

const signedOut = 'The account pages lead to sign-in before this screen is rendered.'
const bannerIsGone = 'The banner is gone.'
const countsPresses = 'It only decides whether the next press counts.'

/** States that a person cannot see, and why. Every other atomic state that is not transient needs a story. */
export const invisibleStates: Readonly<Record<string, string>> = {
  'auth.signUpGuard.open': countsPresses,
  'auth.signUpGuard.closed': countsPresses,
  'changePassword.signedOut': signedOut,
  'checkout.idle': 'Nothing is being bought: the page that is open stays.',
  'cookieBanner.accepted': bannerIsGone,
  'cookieBanner.declined': bannerIsGone,
  'deleteWithUndo.deleted': 'The image is gone from the list.',
  'depositPolling.watching.profile.refreshing':
    'The balance is loaded in the background; the header keeps the old one.',
  'updateProfile.signedOut': signedOut,
}
