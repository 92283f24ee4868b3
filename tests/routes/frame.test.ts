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
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Visit } from '../../apps/site/src/testing/visit.ts'
import { isAt } from '../model/screens/support/look.ts'
import { openSite, type Site } from '../model/screens/support/openSite.tsx'
import { pixel } from '../model/screens/support/pixel.ts'
import { waitForStableScreen } from '../resilience/support/screen.ts'
import { seen, soon } from './support.ts'

let site: Site | null = null

async function come(visit: Visit): Promise<void> {
  site = await openSite(visit)
  await waitForStableScreen(visit.path)
}

afterEach(async () => {
  await site?.close()
  site = null
})

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
    await come({ path: '/faq', handlers: [mock('get', '/settings', ({ reply }) => reply(200, ok(settings)))] })
    const said = () => foot.getByRole('definition').elements()
    await expect.poll(() => said().map((fact) => fact.textContent)).toEqual(Object.values(facts))
    await seen(foot.getByText(others.copyright, { exact: true })).toBeVisible()
    await seen(foot.getByRole('link', { name: others.support_email, exact: true })).toHaveAttribute(
      'href',
      'mailto:help@obol.example',
    )
  })

  test('leads to the documents by their slugs, and by its id to one without', { tags: ['R036'] }, async () => {
    const documents = [
      makeStaticPageSummary({ id: 7, slug: 'imprint', title: 'Imprint' }),
      makeStaticPageSummary({ id: 9, slug: null, title: 'Refunds' }),
    ]
    await come({ path: '/faq', handlers: [mock('get', '/static-pages', ({ reply }) => reply(200, ok(documents)))] })
    await seen(foot.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
    await seen(foot.getByRole('link', { name: 'Refunds' })).toHaveAttribute('href', '/static-page/9')
  })

  test('leads to the networks of the list, and to nothing that is no address of the web', {
    tags: ['R169'],
  }, async () => {
    const networks = [
      makeSocialLink({ id: 4, title: 'Fediverse', url: 'https://fediverse.example/@obol', icon: null }),
      makeSocialLink({ id: 5, title: 'Our films', url: 'https://films.example/obol', icon: 'youtube' }),
      makeSocialLink({ id: 6, title: 'Nowhere', url: 'javascript:void 0', icon: 'instagram' }),
    ]
    await come({ path: '/faq', handlers: [mock('get', '/social-links', ({ reply }) => reply(200, ok(networks)))] })
    const list = foot.getByRole('list', { name: 'Follow Mintage' })
    await seen(list.getByRole('link', { name: 'Fediverse' })).toHaveAttribute('href', 'https://fediverse.example/@obol')
    await seen(list.getByRole('link', { name: 'Our films' })).toHaveAttribute('href', 'https://films.example/obol')
    await seen(list.getByRole('link')).toHaveLength(2)
  })

  test('opens the contact form', { tags: ['R035', 'R140'] }, async () => {
    await come({ path: '/faq' })
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    await foot.getByRole('button', { name: 'Contact us' }).click(soon)
    await seen(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  test('shows the marks of two cards', { tags: ['R037'] }, async () => {
    await come({ path: '/faq' })
    const cards = foot.getByRole('list', { name: 'Cards we take' }).getByRole('img').elements()
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Visa', 'Mastercard'])
  })
})

test('the stuck ask for help at home', { tags: ['R028', 'R140'] }, async () => {
  await come({ path: '/' })
  await seen(main.getByRole('heading', { name: 'Stuck? Ask a person.' })).toBeInTheDocument()
  await main.getByRole('button', { name: 'Contact us' }).click(soon)
  await seen(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible()
})

test.each(['Start creating', 'Try now', 'Go to Services'])(
  '“%s” at home leads to the services',
  { tags: ['R021', 'R022'] },
  async (name) => {
    await come({ path: '/', signedIn: true })
    await main.getByRole('link', { name }).click(soon)
    await isAt('/services/generate-image')
  },
)

test('the menu of a narrower window has the links of the header', { tags: ['R094'] }, async () => {
  onTestFinished(() => page.viewport(1280, 900))
  await come({ path: '/' })
  const bar = head.getByRole('navigation', { name: 'Main' })
  const menu = head.getByRole('button', { name: 'Menu' })
  await seen(bar).toBeVisible()
  await seen(head.getByRole('button', { name: 'Menu', includeHidden: true })).not.toBeVisible()
  await bar.getByRole('button', { name: 'Services' }).click(soon)
  await seen(bar.getByRole('link', { name: /^Upscale image/ })).toBeVisible()
  const targets = ['/', '/faq', '/generate-image', '/pricing', '/remove-background', '/upscale-image']
  await expect.poll(() => linksOf(bar.element()).toSorted()).toEqual(targets)
  const links = linksOf(bar.element())

  await page.viewport(1279, 900)
  await menu.click(soon)
  const inMenu = page.getByRole('dialog').getByRole('navigation', { name: 'Main' })
  await seen(inMenu).toBeVisible()
  await expect.poll(() => linksOf(inMenu.element())).toEqual(links)
  await expect.poll(() => document.querySelector('header nav')?.checkVisibility()).toBe(false)
})

test('the services lead to one another', { tags: ['R001'] }, async () => {
  await come({ path: '/services', signedIn: true })
  const services = main.getByRole('navigation', { name: 'Services' })
  for (const [name, address] of [
    ['Remove background', '/services/remove-background'],
    ['Upscale', '/services/upscale'],
    ['Generate image', '/services/generate-image'],
  ] as const) {
    await services.getByRole('link', { name }).click(soon)
    await isAt(address)
  }
})

describe('who is signed in', () => {
  const withProfile = (profile: Partial<ReturnType<typeof makeProfile>>) => [
    mock('get', '/user/profile', ({ reply }) => reply(200, makeProfile(profile))),
  ]
  const face = () => head.getByRole('link', { name: 'Account' })

  test('reads their tokens in the header', { tags: ['R016', 'R171', 'R295'] }, async () => {
    await come({ path: '/faq', signedIn: true, handlers: withProfile({ balance: 37.4 }) })
    await seen(head.getByRole('button', { name: 'Tokens 37.4', exact: true })).toBeVisible()
  })

  test('reads 0 tokens while nobody could say how many there are', { tags: ['R171'] }, async () => {
    const handlers = [mock('get', '/user/profile', () => new HttpResponse(null, { status: 500 }))]
    await come({ path: '/faq', signedIn: true, handlers })
    await seen(head.getByRole('button', { name: 'Tokens 0', exact: true })).toBeVisible()
  })

  test('has an account of five tabs and the way out', { tags: ['R060', 'R295'] }, async () => {
    await come({ path: '/account/profile', signedIn: true })
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
    await tabs.getByRole('button', { name: 'Logout' }).click(soon)
    await isAt('/')
    await seen(head.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })

  test('logs out in the menu of a phone, and is led home', { tags: ['R095', 'R182'] }, async () => {
    onTestFinished(() => page.viewport(1280, 900))
    await page.viewport(390, 844)
    await come({ path: '/faq', signedIn: true })
    await head.getByRole('button', { name: 'Menu' }).click(soon)
    const menu = page.getByRole('dialog')
    await seen(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/account/profile')
    await menu.getByRole('button', { name: 'Logout' }).click(soon)
    await isAt('/')
    await seen(page.getByText('Logged out successfully')).toBeVisible()
    await head.getByRole('button', { name: 'Menu' }).click(soon)
    await seen(menu.getByRole('link', { name: 'Log in' })).toBeVisible()
  })

  test('reads nothing that was said in the visit before', async () => {
    await come({ path: '/faq' })
    toast.success('Said in the visit before')
    await site?.close()
    await come({ path: '/faq' })
    toast.success('Said in this one')
    await seen(page.getByText('Said in this one')).toBeVisible()
    expect(page.getByText('Said in the visit before').elements()).toEqual([])
  })

  test('has their initials for a face, or their picture', { tags: ['R017'] }, async () => {
    await come({ path: '/faq', signedIn: true, handlers: withProfile({ name: 'Ida', surname: 'Halvorsen' }) })
    await expect.poll(() => face().element().textContent).toBe('IHAccount')
    await site?.close()
    await come({ path: '/faq', signedIn: true, handlers: withProfile({ avatarUrl: pixel }) })
    await expect.poll(() => face().element().querySelector('img')?.getAttribute('src')).toBe(pixel)
    await expect.poll(() => face().element().textContent).toBe('Account')
  })

  test('chooses a currency in the header', { tags: ['R018'] }, async () => {
    const settings = makeSettings({ internal_currency: null })
    await come({
      path: '/pricing',
      signedIn: true,
      handlers: [mock('get', '/settings', ({ reply }) => reply(200, ok(settings)))],
    })
    await head.getByRole('button', { name: 'Currency: EUR' }).click(soon)
    await page.getByRole('menuitemradio', { name: /GBP/ }).click(soon)
    await expect.poll(() => main.element().textContent).toContain('£9.00')
    await seen(head.getByRole('button', { name: 'Currency: GBP' })).toBeVisible()
    await expect.poll(() => main.element().textContent).not.toContain('€')
  })

  test('chooses a language in the profile, and reads English where a text is missing', {
    tags: ['R019', 'R039'],
  }, async () => {
    const languages = [makeLanguage(), makeLanguage({ id: 2, code: 'fr', title: 'Français', default: 0 })]
    const french = { 'frame.nav.pricing': 'Tarifs' }
    await come({
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
    await seen(nav.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
    await main.getByRole('combobox', { name: 'Language' }).click(soon)
    await page.getByRole('option', { name: 'Français' }).click(soon)
    await seen(nav.getByRole('link', { name: 'Tarifs' })).toBeInTheDocument()
    await seen(nav.getByRole('link', { name: 'FAQ' })).toBeInTheDocument()
  })
})
