import { notFoundTexts } from '@mintage/ui/texts/notFound'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginFor, paths } from '../../../apps/site/src/paths.ts'
import { faultsOfScreen, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { signIn } from '../support/signing.ts'
import { leaveSite } from '../support/site.tsx'

const address = () => window.location.pathname + window.location.search

const script = '<img src=x onerror="window.ranAway=true"><script>window.ranAway=true</script>'

const hostile = {
  nothing: '',
  twice: 'one&{name}=two',
  'ten thousand letters': 'x'.repeat(10_000),
  HTML: encodeURIComponent(script),
  'a script': 'javascript:window.ranAway=true',
  'another site': '//evil.test/account',
  'another site, with backslashes': encodeURIComponent('/\\evil.test'),
  'half a character': '%E0%A4%A',
  'a number below zero': '-1',
  'a way out of the folder': encodeURIComponent('../../api/logout'),
} as const

/** Every part of an address that the site reads. */
const read = [
  [paths.Login, 'redirect', false],
  [paths.EmailVerificationPage, 'redirect', true],
  [paths.ResetPassword, 'token', false],
  [paths.ResetPassword, 'email', false],
  [paths.PaymentSuccess, 'order_id', false],
  [paths.PaymentPending, 'order_id', true],
  [paths.PaymentFailed, 'error', false],
  [paths.MyProjects, 'q', true],
  [paths.MyProjects, 'service', true],
  [paths.PaymentHistory, 'receipt', true],
  [paths.ServicesGenerate, 'again', true],
  [paths.ServicesUpscale, 'project', true],
  [paths.ServicesUpscale, 'again', true],
  [paths.PricingPage, 'page', false],
] as const

describe.each(read)('%s?%s=', (path, name, signedIn) => {
  test.each(Object.entries(hostile))('bears %s', async (_, value) => {
    const query = `${name}=${value.replace('{name}', name)}`
    const { sentTo } = await visitUntilStable({ path: `${path}?${query}`, signedIn })
    expect(faultsOfScreen()).toEqual([])
    expect(sentTo).toEqual([])
  })
})

const slugs = [
  '/a%2Fb',
  '/%E0%A4%A',
  '/%',
  '/static-page/-1',
  '/static-page/1e3',
  '/static-page/%E0%A4%A',
  '/account/%2e%2e/x',
  `/${'x'.repeat(2000)}`,
]

test.each(slugs)('%s leads nowhere, and says so', async (path) => {
  await visitUntilStable({ path, signedIn: true })
  expect(document.querySelector('h1')?.textContent).toBe(notFoundTexts['notFound.title'])
  expect(faultsOfScreen()).toEqual([])
})

/** What a sign-in makes of the way back. */
const waysBack = {
  '/account/payment-history?page=-1': '/account/payment-history?page=-1',
  '//evil.test': paths.Profile,
  'https://evil.test/': paths.Profile,
  'javascript:window.ranAway=true': paths.Profile,
  '/\\evil.test': paths.Profile,
  [loginFor(loginFor(paths.Login))]: paths.Profile,
} as const

test.each(Object.entries(waysBack))('who signs in with the way back %s ends at %s', async (wanted, end) => {
  const opened = await visitUntilStable({ path: loginFor(wanted), signedIn: false })
  signIn(opened)
  await expect.poll(address).toBe(end)
  await waitForStableScreen('signed in')
  expect(faultsOfScreen()).toEqual([])
  expect(opened.sentTo).toEqual([])
})

const anyQuery = fc
  .array(fc.tuple(fc.constantFrom(...read), fc.string({ unit: 'binary', maxLength: 60 })), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => ({
    path: parts[0]?.[0][0] ?? '/',
    signedIn: parts[0]?.[0][2] ?? false,
    query: new URLSearchParams(parts.map(([[, name], value]) => [name, value])).toString(),
  }))

test('any query at all ends in a screen', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuery, async ({ path, signedIn, query }) => {
      const { sentTo } = await visitUntilStable({ path: `${path}?${query}`, signedIn })
      const faults = [...faultsOfScreen(), ...sentTo]
      await leaveSite()
      expect(faults).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('any slug at all ends in a screen', async () => {
  const anySlug = fc.webPath().filter((path) => path.startsWith('/') && !path.startsWith('//'))
  await fc.assert(
    fc.asyncProperty(anySlug, fc.boolean(), async (path, signedIn) => {
      const { sentTo } = await visitUntilStable({ path, signedIn })
      const faults = [...faultsOfScreen(), ...sentTo]
      await leaveSite()
      expect(faults).toEqual([])
    }),
    { numRuns: 12 },
  )
})
