import {
  failure,
  makeAuthAnswer,
  makeGuestAnswer,
  makeSettings,
  makeStaticPageSummary,
  mock,
  ok,
} from '@mintage/api-client/mocks'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { afterCheckout } from '../../../apps/site/src/testing/savedOrder.ts'
import type { Visit } from '../../../apps/site/src/testing/visit.ts'
import { faultsOfScreen, visitUntilStable, waitForStableScreen } from '../support/screen.ts'
import { currentSite } from '../support/site.tsx'

const address = () => window.location.pathname + window.location.search + window.location.hash
const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent)
const frame = () => ['header', 'footer'].filter((part) => document.querySelector(`body ${part}`) !== null)

type Shown = readonly [role: Parameters<typeof page.getByRole>[0], name: string | RegExp]

async function shows(parts: readonly Shown[]): Promise<void> {
  for (const [role, name] of parts) {
    await expect.element(page.getByRole(role, { name, exact: true }).first()).toBeInTheDocument()
  }
}

const order = '0b8f9c1e-5d0c-4a1b-9a57-2c1be0c2f9aa'
const waiting: readonly Shown[] = [['button', 'Check Status']]
const packs: readonly Shown[] = [['slider', /tokens/i]]

/** What anybody may open, its heading, and what it is there for. */
const open: readonly (readonly [path: string, heading: string, parts: readonly Shown[]])[] = [
  ['/', '1 Space, 3 Superpowers, Infinite imagination', packs],
  ['/pricing', 'Simple as small change', packs],
  ['/faq', 'Questions and answers', []],
  ['/generate-image', 'Name a scene. Get up to four takes on it.', []],
  ['/remove-background', 'Keep the subject. Lose the rest.', []],
  ['/upscale-image', 'Small picture, big plans.', []],
  ['/check', 'Check a picture', []],
  ['/contact', 'Contact us', [['button', 'Send message']]],
  ['/success-payment', 'Payment Successful', []],
  ['/fail-payment', 'Payment Failed', []],
  ['/pending-payment', 'Payment is being processed', waiting],
  ['/processing-payment', 'Payment is being processed', waiting],
  ['/email/verify/success', 'Email Verified Successfully', []],
  ['/email/verify/already-success', 'Email Already Verified', []],
  ['/terms', 'Terms of service', []],
  ['/Terms', 'Terms of service', []],
  ['/static-page/1', 'Terms of service', []],
]

const newPassword: readonly Shown[] = [['button', 'Reset password']]

/** The pages of signing in. */
const signing: readonly (readonly [path: string, heading: string, parts: readonly Shown[]])[] = [
  ['/login', 'Sign in', [['button', 'Sign in']]],
  ['/register', 'Create an account', [['button', 'Create account']]],
  ['/forgot-password', 'Forgot password?', [['button', 'Send reset link']]],
  ['/reset-password-confirm?token=t&email=ida@example.com', 'Set a new password', newPassword],
  ['/reset-password?token=t&email=ida@example.com', 'Set a new password', newPassword],
]

/** The pages of a person who is signed in. */
const own: readonly (readonly [path: string, heading: string, parts: readonly Shown[]])[] = [
  ['/pay', 'Pay by card', [['textbox', 'Card number']]],
  ['/account/my-projects', 'My projects', []],
  ['/account/profile', 'Profile', []],
  ['/account/payment-history', 'Payment history', []],
  ['/account/request-history', 'Request history', []],
  ['/account/change-password', 'Change password', [['button', 'Change password']]],
  ['/email-verification', 'Email Verification', []],
  ['/services/generate-image', 'Generate image', []],
  ['/services/remove-background', 'Remove background', []],
  ['/services/upscale', 'Upscale', []],
]

/** Opens the address, loads it again, and returns where that leads and which headings are there. */
async function openTwice(options: Visit): Promise<readonly unknown[]> {
  const { dependencies, sentTo } = await visitUntilStable(options)
  const opened = [address(), ...headings()]
  dependencies.browser.reload()
  await waitForStableScreen('opened again')
  expect([address(), ...headings()]).toEqual(opened)
  expect(faultsOfScreen()).toEqual([])
  expect(sentTo).toEqual([])
  return opened
}

describe('a guest', () => {
  test.each(open)(
    'opens %s',
    { tags: ['R041', 'R049', 'R050', 'R051', 'R052', 'R068', 'R069', 'R070', 'R071', 'R072', 'R073', 'R075', 'R293'] },
    async (path, heading, parts) => {
      expect(await openTwice({ path })).toEqual([path, heading])
      expect(frame()).toEqual(['header', 'footer'])
      await shows(parts)
    },
  )

  test.each(signing)(
    'opens %s, without header and footer',
    { tags: ['R042', 'R043', 'R044', 'R045', 'R046', 'R104', 'R293'] },
    async (path, heading, parts) => {
      expect(await openTwice({ path })).toEqual([path, heading])
      expect(frame()).toEqual([])
      await shows(parts)
    },
  )

  test.each(['/account', '/account/', '/services', ...own.map(([path]) => path)])(
    'is asked to sign in for %s, and the whole address goes along',
    {
      tags: [
        'R048',
        'R053',
        'R054',
        'R055',
        'R056',
        'R057',
        'R058',
        'R061',
        'R064',
        'R065',
        'R066',
        'R067',
        'R080',
        'R294',
      ],
    },
    async (path) => {
      const wanted = `${path}?from=mail&n=1#here`
      const [opened] = await openTwice({ path: wanted })
      expect(opened).toBe(`/login?redirect=${encodeURIComponent(wanted)}`)
    },
  )

  test.each(['/reset-password-confirm', '/reset-password'])(
    'shows at %s that an incomplete link is invalid',
    { tags: ['R047'] },
    async (path) => {
      for (const half of ['', '?token=t', '?email=ida@example.com', '?token=&email=ida@example.com']) {
        await visitUntilStable({ path: path + half })
        expect(headings()).toEqual(['Invalid reset link'])
      }
    },
  )

  test('reads why a payment failed, if the address says it', { tags: ['R050'] }, async () => {
    await visitUntilStable({ path: '/fail-payment?error=The+bank+said+no.' })
    await expect.element(page.getByText('The bank said no.')).toBeVisible()
    await visitUntilStable({ path: '/fail-payment' })
    expect(document.querySelector('main')?.textContent).not.toContain('The bank said no.')
  })

  test.each(['/pending-payment', '/processing-payment'])(
    'reads the order of %s',
    { tags: ['R051', 'R052'] },
    async (path) => {
      const pending = mock('get', '/deposit/status/{id}', ({ reply }) => reply(200, { status: 'Pending' }))
      await visitUntilStable({ path: `${path}?order_id=${order}`, handlers: [pending] })
      await expect.element(page.getByText(/MT-FGC5-YDA/).first()).toBeVisible()
      await visitUntilStable({ path })
      await expect.element(page.getByRole('button', { name: 'Check Status' })).toBeVisible()
      expect(document.querySelector('main')?.textContent).not.toContain('Order ID')
    },
  )
})

describe('who is signed in', () => {
  test.each(own)(
    'opens %s',
    { tags: ['R001', 'R048', 'R054', 'R055', 'R056', 'R057', 'R058', 'R065', 'R066', 'R067', 'R295'] },
    async (path, heading, parts) => {
      expect(await openTwice({ path, signedIn: true, stored: { visit: afterCheckout() } })).toEqual([path, heading])
      expect(frame()).toEqual(['header', 'footer'])
      await shows(parts)
    },
  )

  test.each([
    ...[
      ['/account', '/account/profile'],
      ['/account/', '/account/profile'],
      ['/services', '/services/generate-image'],
    ],
    ...signing.map(([path]) => [path, '/']),
  ])(
    'is led from %s to %s',
    { tags: ['R042', 'R043', 'R044', 'R045', 'R046', 'R053', 'R059', 'R064', 'R081'] },
    async (path = '', place = '') => {
      const [opened] = await openTwice({ path, signedIn: true })
      expect(opened).toBe(place)
    },
  )

  test('opens what is public as well', async () => {
    for (const [path, heading] of open) expect(await openTwice({ path, signedIn: true })).toEqual([path, heading])
  })
})

test.each([
  ['a guest', makeGuestAnswer],
  ['a member', makeAuthAnswer],
])('checks the session of %s once for all pages', { tags: ['R079'] }, async (_, makeAnswer) => {
  let asked = 0
  const check = mock('get', '/is-auth', ({ reply }) => {
    asked += 1
    return reply(200, makeAnswer())
  })
  await visitUntilStable({ path: '/', handlers: [check] })
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  for (const [name, heading] of [
    ['Pricing', 'Simple as small change'],
    ['FAQ', 'Questions and answers'],
  ] as const) {
    await header.getByRole('link', { name }).click()
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await waitForStableScreen(name)
  }
  expect(asked).toBe(1)
})

test('who is refused on a public page is signed out there, and led nowhere', { tags: ['R186'] }, async () => {
  const refused = mock('get', '/user/profile', ({ reply }) => reply(401, failure('Unauthenticated.')))
  await visitUntilStable({ path: '/pricing', signedIn: true, handlers: [refused] })
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByText('Your session has ended, and you are signed out.')).toBeVisible()
  await waitForStableScreen('signed out')
  expect([address(), ...headings()]).toEqual(['/pricing', 'Simple as small change'])
  expect(currentSite().sentTo).toEqual([])
  await expect.poll(() => Object.keys(localStorage)).not.toContain('auth_session')
  expect(Object.keys(localStorage)).not.toContain('token')
})

describe('a page of text', () => {
  const listed = (slug: string | null, title: string) => [
    mock('get', '/static-pages', ({ reply }) => reply(200, ok([makeStaticPageSummary({ slug, title })]))),
  ]

  test.each([
    ['/terms', 'has, and the list has not'],
    ['/nothing-of-ours', 'has not'],
    ['/one/of/ours/not', 'could not have'],
    ['/static-page/abc', 'could not have'],
    ['/account/no-such-tab', 'could not have'],
    ['/admin', 'could not have'],
  ])('%s, which the server %s, is not found', { tags: ['R073', 'R074', 'R076', 'R077', 'R382'] }, async (path) => {
    await visitUntilStable({ path, handlers: listed('privacy', 'Privacy policy') })
    expect([address(), ...headings()]).toEqual([path, 'Oops! Page Not Found'])
    await expect.element(page.getByText('Sorry, the page you are looking for does not exist.')).toBeVisible()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await waitForStableScreen('at home')
    expect([address(), ...headings()]).toEqual(['/', '1 Space, 3 Superpowers, Infinite imagination'])
  })

  test.each(['/terms', '/static-page/1'])(
    '%s, which the list has and the server fails to give, is not found',
    { tags: ['R115', 'R382'] },
    async (path) => {
      const fails = () => new HttpResponse(null, { status: 500 })
      await visitUntilStable({
        path,
        handlers: [mock('get', '/static-pages/by-slug/{slug}', fails), mock('get', '/static-pages/{id}', fails)],
      })
      expect([address(), ...headings()]).toEqual([path, 'Oops! Page Not Found'])
    },
  )

  test('shows no page', { tags: ['R078'] }, async () => {
    await visitUntilStable({ path: '/faq', handlers: listed('faq', 'Not the questions') })
    expect(headings()).toEqual(['Questions and answers'])
  })
})

test('home sells packs and any amount, says why, and opens the contact form', { tags: ['R041'] }, async () => {
  await visitUntilStable({ path: '/' })
  await shows([
    ['heading', 'First strike'],
    ['slider', /tokens/i],
    ['heading', 'Why choose us'],
  ])
  const links = [...document.querySelectorAll('main section')]
    .filter((section) => section.querySelector('h2')?.textContent === 'Why choose us')
    .flatMap((section) => [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/services'])
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

describe('only a heading', () => {
  test.each([
    ['/email-verification', 'Email Verification'],
    ['/email/verify/success', 'Email Verified Successfully'],
    ['/email/verify/already-success', 'Email Already Verified'],
  ])('is on %s', { tags: ['R061', 'R062', 'R063'] }, async (path, heading) => {
    await visitUntilStable({ path, signedIn: true })
    expect(document.querySelector('main')?.textContent).toBe(heading)
    expect(headings()).toEqual([heading])
  })
})

test('a phone number starts with the country of the connection, if the lookup finds it', {
  tags: ['R227'],
}, async () => {
  for (const [reply, country] of [
    ['1;NO;NOR;Norway', /Norway/],
    ['0;NO;NOR;Norway', /United States/],
  ] as const) {
    await visitUntilStable({ path: '/register', handlers: [http.get('*/ip-country', () => HttpResponse.text(reply))] })
    await expect.element(page.getByRole('button', { name: /^Country code/ })).toHaveAccessibleName(country)
  }
})

describe('signing up is possible only where the settings say so', { tags: ['R296'] }, () => {
  const signUp = page.getByRole('banner').getByRole('link', { name: 'Sign up' })

  test('they say yes', async () => {
    await visitUntilStable({ path: '/' })
    await expect.element(signUp).toHaveAttribute('href', '/register')
  })

  test.each([
    ['they say no', () => HttpResponse.json(ok(makeSettings({ is_reg_enabled: false })))],
    ['they cannot be read', () => new HttpResponse(null, { status: 500 })],
  ])('%s', async (_, answer) => {
    const handlers = [mock('get', '/settings', answer)]
    await visitUntilStable({ path: '/', handlers })
    await expect.element(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(signUp.elements()).toEqual([])
    await visitUntilStable({ path: '/register', handlers })
    expect(headings()).toEqual(['Sign-up is closed for now'])
    expect(page.getByRole('textbox').elements()).toEqual([])
  })
})
