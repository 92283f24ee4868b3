import { type Break, type Evidence, e2e, models } from '../evidence.ts'

const member = 'who is signed in opens what is private, and is led home from the pages of signing in'

export const addresses = 'tests/routes/addresses.test.ts'

/** On the built site with the real server, and on the site over made-up answers. */
type Both = readonly [Evidence, Evidence]

/** A guest opens the page. */
export const opens = (path: string): Both => [
  e2e('routes.spec.ts', 'a guest opens what is public', path),
  models(addresses, 'a guest', `opens ${path}`),
]
/** A guest opens a page of signing in. */
export const asksIn = (path: string): Both => [
  e2e('routes.spec.ts', 'a guest opens the pages of signing in, without header and footer', path),
  models(addresses, 'a guest', `opens ${path}, without header and footer`),
]
/** A guest is sent to the sign-in. */
export const refuses = (path: string): Both => [
  e2e('routes.spec.ts', 'a guest is led from what is private to the sign-in, and the whole address goes along', path),
  models(addresses, 'a guest', `is asked to sign in for ${path}, and the whole address goes along`),
]
/** Who is signed in opens the page. */
export const admits = (path: string): Both => [
  e2e('routes.spec.ts', member, path),
  models(addresses, 'who is signed in', `opens ${path}`),
]
/** Who is signed in is led elsewhere. */
export const leads = (path: string, to: string): Both => [
  e2e('routes.spec.ts', member, `${path} leads to ${to}`),
  models(addresses, 'who is signed in', `is led from ${path} to ${to}`),
]
export const query = (step: string) => e2e('routes.spec.ts', 'the pages of a payment read their query', step)
export const onlyHeading = (path: string): Both => [
  e2e('routes.spec.ts', 'pages that are only a heading', path),
  models(addresses, 'only a heading', `stands on ${path}`),
]
export const bySlug = (step: string) =>
  e2e('routes.spec.ts', 'an address by slug is a page only if the list has it, and never one of the fixed ones', step)
export const reset = (step: string) => e2e('session.spec.ts', 'a forgotten password is replaced by a mailed link', step)
export const home = e2e('frame.spec.ts', 'home sells packs and any amount, and leads to the services')
export const notFound = (path: string, why: string) =>
  models(addresses, 'a page of text', `${path}, which the server ${why}, is not found`)
export const leadsNowhere: readonly [Evidence, Evidence, Evidence] = [
  e2e('resilience.spec.ts', 'an address that leads nowhere says so, and offers the way home'),
  notFound('/nothing-of-ours', 'has not'),
  notFound('/one/of/ours/not', 'could not have'),
]

export const confirmLink = '/reset-password-confirm?token=t&email=ida@example.com'
export const resetLink = '/reset-password?token=t&email=ida@example.com'

export const table = 'apps/site/src/routes/SiteRoutes.tsx'
export const resetFlow = 'apps/site/src/flows/auth/usePasswordReset.ts'
export const notFoundTexts = 'packages/ui/src/texts/en/notFound.ts'
/** The page stands at another address. */
export const moved = (name: string, path: string): Break => ({
  file: 'apps/site/src/paths.ts',
  from: `  ${name}: '${path}',`,
  to: `  ${name}: '${path}-moved',`,
})
/** A guest does not get to see the page. */
export const closed = (page: string): Break => ({ file: table, from: `, ${page})`, to: ', SignedInOnly)' })
export const openToGuests: Break = { file: table, from: '<Route element={<SignedInOnly />}>', to: '<Route>' }
export const openToMembers: Break = { file: table, from: '<Route element={<GuestsOnly />}>', to: '<Route>' }
