import {
  makeLanguage,
  makeProfile,
  makeSettings,
  makeSocialLink,
  makeStaticPageSummary,
  mock,
  ok,
} from '@mintage/api-client/mocks'
import { toast } from '@mintage/ui/overlays/Toaster'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { isAt } from '../support/assertions.ts'
import { pixel } from '../support/images.ts'
import { visitUntilStable, waitForStableScreen } from '../support/screen.ts'

const foot = page.getByRole('contentinfo')
const head = page.getByRole('banner')
const main = page.getByRole('main')

/** Where the links of a part of the page lead, in their order. */
const linksOf = (part: Element) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))

describe('the foot of the page', () => {
  test('says who runs the site, in the words of the settings', {
    tags: ['R030', 'R031', 'R032', 'R033', 'R034', 'R038'],
  }, async () => {
    const facts = {
      company_name: 'Obol Works GmbH',
      company_reg_number: 'HRB 90210 B',
      company_address: '7 Münzgasse, 04107 Leipzig',
      requisites: 'Leipzig Savings Bank, IBAN DE00 0000 0000 0000 0000 00',
    }
    const others = { copyright: '© 2031 Obol Works. No rights reserved.', support_email: 'help@obol.example' }
    const settings = makeSettings({ ...facts, ...others })
    await visitUntilStable({
      path: '/faq',
      handlers: [mock('get', '/settings', ({ reply }) => reply(200, ok(settings)))],
    })
    const said = () => foot.getByRole('definition').elements()
    await expect.poll(() => said().map((fact) => fact.textContent)).toEqual(Object.values(facts))
    await expect.element(foot.getByText(others.copyright, { exact: true })).toBeVisible()
    await expect
      .element(foot.getByRole('link', { name: others.support_email, exact: true }))
      .toHaveAttribute('href', 'mailto:help@obol.example')
  })

  test('leads to the documents by their slugs, and by its id to one without', { tags: ['R036'] }, async () => {
    const documents = [
      makeStaticPageSummary({ id: 7, slug: 'imprint', title: 'Imprint' }),
      makeStaticPageSummary({ id: 9, slug: null, title: 'Refunds' }),
    ]
    await visitUntilStable({
      path: '/faq',
      handlers: [mock('get', '/static-pages', ({ reply }) => reply(200, ok(documents)))],
    })
    await expect.element(foot.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
    await expect.element(foot.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/static-page/9')
  })

  test('links to the listed networks, and only to web addresses', {
    tags: ['R169'],
  }, async () => {
    const networks = [
      makeSocialLink({ id: 4, title: 'Fediverse', url: 'https://fediverse.example/@obol', icon: null }),
      makeSocialLink({ id: 5, title: 'Our films', url: 'https://films.example/obol', icon: 'youtube' }),
      makeSocialLink({ id: 6, title: 'Nowhere', url: 'javascript:void 0', icon: 'instagram' }),
    ]
    await visitUntilStable({
      path: '/faq',
      handlers: [mock('get', '/social-links', ({ reply }) => reply(200, ok(networks)))],
    })
    const list = foot.getByRole('list', { name: 'Follow Mintage' })
    await expect
      .element(list.getByRole('link', { name: 'Fediverse' }))
      .toHaveAttribute('href', 'https://fediverse.example/@obol')
    await expect
      .element(list.getByRole('link', { name: 'Our films' }))
      .toHaveAttribute('href', 'https://films.example/obol')
    await expect.element(list.getByRole('link')).toHaveLength(2)
  })

  test('opens the contact form', { tags: ['R035', 'R140'] }, async () => {
    await visitUntilStable({ path: '/faq' })
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    await foot.getByRole('link', { name: 'Contact us' }).click()
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  test('shows the marks of two cards', { tags: ['R037'] }, async () => {
    await visitUntilStable({ path: '/faq' })
    const cards = foot.getByRole('list', { name: 'Cards we take' }).getByRole('img').elements()
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Visa', 'Mastercard'])
  })
})

test('the stuck ask for help at home', { tags: ['R028', 'R140'] }, async () => {
  await visitUntilStable({ path: '/' })
  await expect.element(main.getByRole('heading', { name: 'Stuck? Ask a person.' })).toBeInTheDocument()
  await main.getByRole('link', { name: 'Contact us' }).click()
  await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test.each(['Start creating', 'Try now', 'Go to Services'])(
  '“%s” at home leads to the services',
  { tags: ['R021', 'R022'] },
  async (name) => {
    await visitUntilStable({ path: '/', signedIn: true })
    await main.getByRole('link', { name }).click()
    await isAt('/services/generate-image')
  },
)

describe('the cookie policy', { tags: ['R110'] }, () => {
  const policy = page.getByRole('region', { name: 'Cookies' }).getByRole('link', { name: 'cookie policy' })

  test.each([
    ['by its slug', 'cookie-policy', '/cookie-policy'],
    ['by its id', null, '/static-page/3'],
  ])('is found %s', async (_, slug, address) => {
    const pages = [makeStaticPageSummary({ id: 3, slug, title: 'Cookie policy', is_terms: false })]
    await visitUntilStable({
      path: '/',
      stored: { cookies: {} },
      handlers: [mock('get', '/static-pages', ({ reply }) => reply(200, ok(pages)))],
    })
    await policy.click()
    await isAt(address)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cookie policy')
  })

  test('is absent without a network', async () => {
    const handlers = [mock('get', '/static-pages', ({ reply }) => reply(200, ok([])))]
    await visitUntilStable({ path: '/', stored: { cookies: {} }, handlers })
    await policy.click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page Not Found')
  })
})

test('the menu of a narrower window has the links of the header', { tags: ['R094'] }, async () => {
  onTestFinished(() => page.viewport(1280, 900))
  await visitUntilStable({ path: '/' })
  const bar = head.getByRole('navigation', { name: 'Main' })
  const menu = head.getByRole('button', { name: 'Menu' })
  await expect.element(bar).toBeVisible()
  await expect.element(head.getByRole('button', { name: 'Menu', includeHidden: true })).not.toBeVisible()
  await bar.getByRole('button', { name: 'Services' }).click()
  await expect.element(bar.getByRole('link', { name: /^Upscale image/ })).toBeVisible()
  const targets = ['/', '/faq', '/generate-image', '/pricing', '/remove-background', '/upscale-image']
  await expect.poll(() => linksOf(bar.element()).toSorted()).toEqual(targets)
  const links = linksOf(bar.element())

  await page.viewport(1279, 900)
  await menu.click()
  const inMenu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  await expect.element(inMenu).toBeVisible()
  await expect.poll(() => linksOf(inMenu.element())).toEqual(links)
  await expect.poll(() => document.querySelector('header nav')?.checkVisibility()).toBe(false)
})

test('the services lead to one another', { tags: ['R001'] }, async () => {
  await visitUntilStable({ path: '/services', signedIn: true })
  const services = main.getByRole('navigation', { name: 'Services' })
  for (const [name, address] of [
    ['Remove background', '/services/remove-background'],
    ['Upscale', '/services/upscale'],
    ['Generate image', '/services/generate-image'],
  ] as const) {
    await services.getByRole('link', { name }).click()
    await isAt(address)
  }
})

describe('who is signed in', () => {
  const withProfile = (profile: Partial<ReturnType<typeof makeProfile>>) => [
    mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(profile))),
  ]
  const face = () => head.getByRole('link', { name: 'Account' })

  test('reads their tokens in the header', { tags: ['R016', 'R171', 'R295'] }, async () => {
    await visitUntilStable({ path: '/faq', signedIn: true, handlers: withProfile({ balance: 37.4 }) })
    await expect.element(head.getByRole('button', { name: 'Tokens 37.4', exact: true })).toBeVisible()
  })

  test('reads 0 tokens while nobody could say how many there are', { tags: ['R171'] }, async () => {
    const handlers = [mock('get', '/user/profile', () => new HttpResponse(null, { status: 500 }))]
    await visitUntilStable({ path: '/faq', signedIn: true, handlers })
    await expect.element(head.getByRole('button', { name: 'Tokens 0', exact: true })).toBeVisible()
  })

  test('has an account of five tabs and the way out', { tags: ['R060', 'R295'] }, async () => {
    await visitUntilStable({ path: '/account/profile', signedIn: true })
    const tabs = main.getByRole('navigation', { name: 'Account' })
    const links = tabs.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My projects', '/account/my-projects'],
      ['Profile', '/account/profile'],
      ['Payment history', '/account/payment-history'],
      ['Request history', '/account/request-history'],
      ['Change password', '/account/change-password'],
    ])
    expect(tabs.getByRole('button').elements()).toHaveLength(1)
    await tabs.getByRole('button', { name: 'Logout' }).click()
    await isAt('/')
    await expect.element(head.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  test('logs out in the menu of a phone, and is led home', { tags: ['R095', 'R182'] }, async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(390, 844)
    await visitUntilStable({ path: '/faq', signedIn: true })
    await head.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect.element(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/profile')
    await menu.getByRole('button', { name: 'Logout' }).click()
    await isAt('/')
    await expect.element(page.getByText('Logged out successfully')).toBeVisible()
    await head.getByRole('button', { name: 'Menu' }).click()
    await expect.element(menu.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('reads nothing that was said in the visit before', async () => {
    await visitUntilStable({ path: '/faq' })
    toast.success('Said in the visit before')
    await visitUntilStable({ path: '/faq' })
    toast.success('Said in this one')
    await expect.element(page.getByText('Said in this one')).toBeVisible()
    expect(page.getByText('Said in the visit before').elements()).toEqual([])
  })

  test('has their initials for a face, or their image', { tags: ['R017'] }, async () => {
    await visitUntilStable({
      path: '/faq',
      signedIn: true,
      handlers: withProfile({ name: 'Ida', surname: 'Halvorsen' }),
    })
    await expect.poll(() => face().element().textContent).toBe('IHAccount')
    await visitUntilStable({ path: '/faq', signedIn: true, handlers: withProfile({ avatarUrl: pixel }) })
    await expect.poll(() => face().element().querySelector('img')?.getAttribute('src')).toBe(pixel)
    await expect.poll(() => face().element().textContent).toBe('Account')
  })

  test('chooses a currency in the header, which is kept, and their profile is read again', {
    tags: ['R018'],
  }, async () => {
    const settings = makeSettings({ internal_currency: null })
    let reads = 0
    const { dependencies } = await visitUntilStable({
      path: '/pricing',
      signedIn: true,
      handlers: [
        mock('get', '/settings', ({ reply }) => reply(200, ok(settings))),
        mock('get', '/user/profile', ({ reply }) => {
          reads += 1
          return reply(200, makeProfile())
        }),
      ],
    })
    const before = reads
    await head.getByRole('button', { name: 'Currency: EUR' }).click()
    await page.getByRole('menuitemradio', { name: /GBP/ }).click()
    await expect.poll(() => main.element().textContent).toContain('£9.00')
    await expect.element(head.getByRole('button', { name: 'Currency: GBP' })).toBeVisible()
    await expect.poll(() => main.element().textContent).not.toContain('€')
    await expect.poll(() => reads).toBe(before + 1)
    expect({ ...localStorage }).toMatchObject({ currencyCode: 'GBP', currencySymbol: '£' })
    dependencies.browser.reload()
    await waitForStableScreen('opened again')
    await expect.poll(() => main.element().textContent).toContain('£9.00')
    localStorage.setItem('currencyCode', 'XXX')
    dependencies.browser.reload()
    await waitForStableScreen('with a currency that is not listed any more')
    await expect.poll(() => main.element().textContent).toContain('€9.00')
  })

  test('chooses a language in the profile or in the foot, which is kept, and reads English where a text is missing', {
    tags: ['R019', 'R039'],
  }, async () => {
    const languages = [makeLanguage(), makeLanguage({ id: 2, code: 'fr', title: 'Français', default: 0 })]
    const french = { 'frame.nav.pricing': 'Tarifs' }
    const { dependencies } = await visitUntilStable({
      path: '/account/profile',
      signedIn: true,
      handlers: [
        mock('get', '/languages', ({ reply }) => reply(200, ok(languages))),
        mock('get', '/localizations', ({ request, reply }) =>
          reply(200, new URL(request.url).searchParams.get('lang_id') === '2' ? french : {}),
        ),
      ],
    })
    const nav = head.getByRole('navigation', { name: 'Main' })
    await expect.element(nav.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
    await main.getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'Français' }).click()
    await expect.element(nav.getByRole('link', { name: 'Tarifs' })).toBeInTheDocument()
    await expect.element(nav.getByRole('link', { name: 'FAQ' })).toBeInTheDocument()
    expect(localStorage.getItem('languageId')).toBe('2')
    dependencies.browser.reload()
    await expect.element(nav.getByRole('link', { name: 'Tarifs' })).toBeInTheDocument()
    await foot.getByRole('combobox', { name: 'Language' }).selectOptions('English')
    await expect.element(nav.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  })
})
