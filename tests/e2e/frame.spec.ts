import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { answer, change, countCalls } from './support/answers.ts'
import { stopClock } from './support/clock.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { acceptTermsAndGoOn, arrive, confirmInformation, declineCookies } from './support/steps.ts'

interface PageLink {
  slug: string | null
  title: string
}

/** None of it is what the shop is seeded with, nor what stands on the page before the settings have come. */
const companySettings = {
  company_name: 'Obol Works GmbH',
  company_reg_number: 'HRB 90210 B',
  company_address: '7 Münzgasse, 04107 Leipzig',
  requisites: 'Leipzig Savings Bank, IBAN DE00 0000 0000 0000 0000 00',
  copyright: '© 2031 Obol Works. No rights reserved.',
  support_email: 'help@obol.example',
}

const facts = {
  company: companySettings.company_name,
  registration: companySettings.company_reg_number,
  address: companySettings.company_address,
  requisites: companySettings.requisites,
  copyright: companySettings.copyright,
}

test('the foot of the page says who runs the site and how to reach them', {
  tag: ['@R030', '@R031', '@R032', '@R033', '@R034', '@R036', '@R038', '@R161', '@R324'],
}, async ({ page }) => {
  await change<object>(page, '/settings', (settings) => ({ ...settings, ...companySettings }))
  await page.goto('/')
  await declineCookies(page)
  const foot = page.getByRole('contentinfo')

  for (const [what, text] of Object.entries(facts)) {
    await test.step(what, async () => {
      await expect(foot).toContainText(text)
    })
  }
  await test.step('the support address is a link to write to', async () => {
    await expect(foot.getByRole('link', { name: companySettings.support_email })).toHaveAttribute(
      'href',
      `mailto:${companySettings.support_email}`,
    )
  })
  await test.step('exactly two card brands', async () => {
    await expect(foot.getByRole('list', { name: 'Cards we take' }).getByRole('img')).toHaveCount(2)
  })
  await test.step('the networks', async () => {
    for (const [name, href] of [
      ['Instagram', 'https://www.instagram.com/'],
      ['YouTube', 'https://www.youtube.com/'],
      ['LinkedIn', 'https://www.linkedin.com/'],
    ] as const) {
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
  await test.step('the documents by their slugs', async () => {
    for (const [name, href] of [
      ['Terms of use', '/terms'],
      ['Privacy policy', '/privacy'],
      ['Cookie policy', '/cookie-policy'],
    ] as const) {
      await expect(foot.getByRole('link', { name })).toHaveAttribute('href', href)
    }
  })
})

test('home sells packs and any amount, and leads to the services', { tag: ['@R025', '@R141'] }, async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  const main = page.getByRole('main')
  for (const name of ['Start creating', 'Try now', 'Go to Services']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/services')
  }
  await expect(main.getByRole('button', { name: 'Choose Pocket' })).toBeVisible()
  await expect(main.getByRole('slider', { name: 'Number of tokens' })).toBeAttached()
})

test('the contact form opens from the foot of the page and from home', { tag: ['@R028', '@R035', '@R140'] }, async ({
  page,
}) => {
  await page.goto('/')
  await declineCookies(page)
  for (const place of [page.getByRole('contentinfo'), page.getByRole('main')]) {
    await place.getByRole('button', { name: 'Contact us' }).click()
    const dialog = page.getByRole('dialog', { name: 'Contact us' })
    await expect(dialog.getByLabel('Message')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('the contact form thanks, closes by itself, and is empty when it is opened again', { tag: ['@R226'] }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/faq')
  await declineCookies(page)
  const open = () => page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }).click()
  const dialog = page.getByRole('dialog', { name: 'Contact us' })
  const message = {
    Name: 'Vera',
    Surname: 'Penny',
    Email: 'vera@example.com',
    Topic: 'A receipt',
    Message: 'Where do I find the receipt of my last payment?',
  }
  await open()
  for (const [label, text] of Object.entries(message)) await dialog.getByLabel(label, { exact: true }).fill(text)
  // The thanks stand for 900 ms, which a busy machine can take between two looks.
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByText('Message sent successfully')).toBeVisible()
  await page.clock.runFor(900)
  await expect(dialog).toHaveCount(0)
  await page.clock.resume()
  await open()
  for (const label of Object.keys(message)) await expect(dialog.getByLabel(label, { exact: true })).toHaveValue('')
})

test('the links of the header are in the menu below 1280 px', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Menu' })
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })
  await page.setViewportSize({ width: 1279, height: 900 })
  await page.goto('/')
  await expect(menu).toBeVisible()
  await expect(links).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(menu).toBeHidden()
  await expect(links).toBeVisible()
})

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('Not on the page')
  return box
}

test('home, the pages of the services and the questions begin with a picture', { tag: ['@R105'] }, async ({ page }) => {
  for (const path of ['/', '/generate-image', '/remove-background', '/upscale-image', '/faq']) {
    await test.step(path, async () => {
      await page.goto(path)
      const hero = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
      const picture = hero.locator('picture img')
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(700)
      const [plate, image] = [await boxOf(hero), await boxOf(picture)]
      // In the background of the plate: as high as it, up to its far edge, and more than half as wide.
      expect(image.height / plate.height).toBeCloseTo(1, 2)
      expect(image.x + image.width).toBeCloseTo(plate.x + plate.width, 0)
      expect(image.width / plate.width).toBeGreaterThan(0.55)
    })
    await test.step(`${path} on a phone`, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const title = page.getByRole('heading', { level: 1 })
      const picture = page.getByRole('main').locator('picture img').first()
      // The window is told of its new size before the page is laid out for it.
      await expect.poll(async () => (await boxOf(picture)).width).toBe(390)
      const image = await boxOf(picture)
      // Behind the words, which begin on it.
      expect((await boxOf(title)).y).toBeLessThan(image.y + image.height)
      await page.setViewportSize({ width: 1280, height: 900 })
    })
  }
})

test('the balls of the pages of the services are for the eye only', { tag: ['@R106'] }, async ({ page }) => {
  for (const path of ['/generate-image', '/remove-background', '/upscale-image']) {
    await page.goto(path)
    await expect(page.locator('[data-part=balls]')).toHaveAttribute('aria-hidden', 'true')
    await expect(page.locator('[data-part=balls]')).toBeVisible()
  }
})

test('a person has a face in the header: initials first, then the picture', { tag: ['@R092'] }, async ({ page }) => {
  await arrive(page, newCustomer())
  const account = page.getByRole('banner').getByRole('link', { name: 'Account' })
  await expect(account).toContainText('IH')
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(account.locator('img')).toBeVisible()
  await expect(account).not.toContainText('IH')
})

const choose = async (page: Page, from: string, to: string) => {
  await page.getByRole('banner').getByRole('button', { name: from }).click()
  await page.getByRole('menuitemradio', { name: to }).click()
}

test('the currency: fetched once, chosen in the header, and kept', {
  tag: ['@R018', '@R091', '@R147', '@R187', '@R192', '@R193'],
}, async ({ page }) => {
  const asked = countCalls(page, '/currencies')
  const profiles = countCalls(page, '/user/profile')
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('currencyCode'), localStorage.getItem('currencySymbol')])
  await page.goto('/pricing')
  await declineCookies(page)
  await expect(page.getByRole('main')).toContainText('€9.00')
  // The page came with them.
  expect(asked()).toBe(0)

  await test.step('a guest changes it: prices follow', async () => {
    await choose(page, 'Currency: EUR', '$ USD')
    await expect(page.getByRole('main')).toContainText('$10.44')
    expect(await stored()).toEqual(['USD', '$'])
    expect(profiles()).toBe(0)
  })
  await test.step('it outlives a reload', async () => {
    await page.reload()
    await expect(page.getByRole('main')).toContainText('$10.44')
  })
  await test.step('the profile of who is signed in is read again', async () => {
    await arrive(page, newCustomer())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
    const before = profiles()
    await choose(page, 'Currency: USD', '£ GBP')
    await expect.poll(profiles).toBe(before + 1)
    expect(await stored()).toEqual(['GBP', '£'])
  })
  await test.step('one that is not listed any more gives way to the default', async () => {
    await page.evaluate(() => localStorage.setItem('currencyCode', 'XXX'))
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('€9.00')
  })
  await test.step('one alone is no choice', async () => {
    await change<object[]>(page, '/currencies', ([euro]) => [euro])
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('€9.00')
    await expect(page.getByRole('button', { name: /^Currency/ })).toHaveCount(0)
  })
})

test('the language: chosen in the foot of the page, kept, and English where a text is missing', {
  tag: ['@R019', '@R172', '@R196', '@R197', '@R198'],
}, async ({ page }) => {
  const french = { id: 2, code: 'fr', title: 'Français', default: 0 }
  await change<object[]>(page, '/languages', ([english]) => [english, french])
  await page.route(
    (url) => url.pathname === '/api/localizations',
    (route) =>
      route.fulfill({
        json:
          new URL(route.request().url()).searchParams.get('lang_id') === '2' ? { 'frame.nav.pricing': 'Tarifs' } : {},
      }),
  )
  const nav = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/')
  await expect(nav.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
  await expect(nav.getByRole('link', { name: 'Tarifs' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('languageId'))).toBe('2')
  await page.reload()
  await expect(nav.getByRole('link', { name: 'Tarifs' })).toBeVisible()

  await test.step('who is signed in chooses it in the profile too', async () => {
    await arrive(page, newCustomer())
    await page.getByRole('main').getByRole('combobox', { name: 'Language' }).click()
    await page.getByRole('option', { name: 'English' }).click()
    await expect(nav.getByRole('link', { name: 'Pricing' })).toBeVisible()
  })
})

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const DAY = 24 * 60 * 60

/** Days from now, told to the hour: the browser keeps the time itself. */
const daysLeft = async (page: Page) => {
  const { expires } = (await consentOf(page)) ?? { expires: 0 }
  return Math.round((expires - (await page.evaluate(() => Date.now())) / 1000) / DAY)
}

test('the cookie banner asks, keeps the answer, and asks again only who declined', {
  tag: ['@R111', '@R173', '@R199', '@R200', '@R201', '@R202'],
}, async ({ page }) => {
  await page.goto('/')
  await test.step('the dialog asks the same, and tells more', async () => {
    await bar(page).getByRole('button', { name: 'Cookie choices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cookies' })
    await expect(dialog.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/cookie-policy')
    await expect(dialog.getByRole('button', { name: 'Accept' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect(bar(page)).toHaveCount(0)
  })
  await test.step('the page has the focus afterwards, and no skip link stands over the logo', async () => {
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
  })
  await test.step('a no is kept for a year, and asked again on the next load', async () => {
    expect(await consentOf(page)).toMatchObject({ value: 'false' })
    expect(await daysLeft(page)).toBe(365)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await expect(bar(page)).toHaveCount(0)
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })
  await test.step('a yes is kept for a year, and not asked again', async () => {
    await bar(page).getByRole('button', { name: 'Accept' }).click()
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport()
    expect(await consentOf(page)).toMatchObject({ value: 'true' })
    expect(await daysLeft(page)).toBe(365)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
    await expect(bar(page)).toHaveCount(0)
  })
})

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`the first view of ${width} x ${height} shows what can be done above the cookie banner`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expect(bar(page)).toBeVisible()
    const action = page.getByRole('main').getByRole('link', { name: 'Start creating' }).first()
    const bottomOf = async () => (await action.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity
    const topOfBar = async () => (await bar(page).boundingBox())?.y ?? 0
    await expect.poll(async () => (await bottomOf()) - (await topOfBar())).toBeLessThanOrEqual(0)
  })
}

test('the Google tag of the settings waits for a yes, and never stands beside card data', { tag: ['@R322'] }, async ({
  page,
}) => {
  const tag = page.locator('script[src="https://www.googletagmanager.com/gtag/js?id=G-ABC123"]')
  await change<object>(page, '/settings', (settings) => ({ ...settings, google_tag: 'G-ABC123' }))
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(tag).toHaveCount(0)
  await page.reload()
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect(tag).toBeAttached()
  await page.reload()
  await expect(tag).toBeAttached()

  await test.step('the payment is opened without it', async () => {
    await arrive(page, newCustomer())
    await expect(tag).toBeAttached()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
    await page.getByRole('button', { name: 'Choose Pocket' }).click()
    await acceptTermsAndGoOn(page)
    await confirmInformation(page)
    await expect(page.getByRole('button', { name: 'Pay €10.80' })).toBeVisible()
    await expect(tag).toHaveCount(0)
  })
})

test('the cookie policy is found by its slug, else by its id, else nowhere', { tag: ['@R109', '@R110'] }, async ({
  page,
}) => {
  const policy = bar(page).getByRole('link', { name: 'cookie policy' })
  await test.step('by its slug', async () => {
    await page.goto('/')
    await policy.click()
    await expect(page).toHaveURL(/\/cookie-policy$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy')
  })
  await test.step('by its id', async () => {
    await change<PageLink[]>(page, '/static-pages', (pages) => pages.map((one) => ({ ...one, slug: null })))
    await page.goto('/')
    await expect(policy).toHaveAttribute('href', '/static-page/3')
    await policy.click()
    await expect(page).toHaveURL(/\/static-page\/3$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy')
  })
  await test.step('nowhere', async () => {
    await page.unrouteAll()
    await answer(page, '/static-pages', { body: { status: 'OK', payload: [] } })
    await page.goto('/')
    await policy.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
  })
})
