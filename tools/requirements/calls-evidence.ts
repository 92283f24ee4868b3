import { type Evidence, e2e, unit } from './evidence.ts'

const bare = ['takes what it lists', 'answers with what it lists'] as const
const withStatus = [...bare, 'has a status that is one of the words it may say'] as const

/** The contract gives the call its fields, there and back. */
export const inContract = (call: string, { status = true } = {}): readonly Evidence[] =>
  (status ? withStatus : bare).map((one) =>
    unit('packages/api-client/src/calls.test.ts', 'the calls of the specification', `${call} ${one}`),
  )

/** A test of the server. */
export const ofServer = (file: string, ...titles: readonly [string, ...string[]]): Evidence =>
  unit(`apps/api/test/${file}.test.ts`, ...titles)

/** The site asks for it when a checkout needs it, and reads its answer. */
export const ofCheckout = (title: string): Evidence =>
  unit('apps/site/src/flows/checkout/provideCheckout.test.ts', 'the calls of a checkout', title)

/** A page that is made of what the call brings. */
export const opens = (path: string): Evidence => e2e('routes.spec.ts', 'a guest opens what is public', path)
