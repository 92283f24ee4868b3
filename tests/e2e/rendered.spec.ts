import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { Customer, cards } from './payments/support/customer.ts'
import { storeCheckout } from './payments/support/saved-checkout.ts'
import { isCall } from './support/answers.ts'
import { expect, fromNewAddress, newCustomer, portrait, test } from './support/fixtures.ts'
import { watchLayoutShifts, withoutWebFonts } from './support/shifts.ts'
import { arrive, declineCookies } from './support/steps.ts'

const pages = [
  { path: '/', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/pricing', heading: /./, says: ['€19.00', '€39.00'] },
  { path: '/faq', heading: /./, says: ['1 token'] },
  { path: '/generate-image', heading: /./, says: [] },
  { path: '/remove-background', heading: /./, says: [] },
  { path: '/upscale-image', heading: /./, says: [] },
  { path: '/check', heading: /./, says: [] },
  { path: '/terms', heading: 'Terms of use', says: ['16 years'] },
  { path: '/static-page/1', heading: 'Terms of use', says: ['16 years'] },
  { path: '/no-such-page', heading: /./, says: ['Pricing'] },
] as const

const forms = [
  { path: '/login', button: 'Sign in', passwords: 1 },
  { path: '/register', button: /Create/, passwords: 2 },
  { path: '/forgot-password', button: /Send/, passwords: 0 },
] as const

const order = '8b0f9c1e-54b7-4c0d-9b5e-3a1f2e7d6c50'

const results = [
  { path: `/pending-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { path: `/processing-payment?order_id=${order}`, first: 'Order ID', after: 'MT-WQ7T-V2G' },
  { path: '/pending-payment', first: 'Check Status', after: 'Check Status' },
  { path: '/success-payment', first: 'Start creating', after: 'Start creating' },
  { path: '/fail-payment', first: 'Try Again', after: 'Try Again' },
  { path: '/fail-payment?cancelled=1', first: 'cancelled', after: 'cancelled' },
] as const

const password = 'Secret-words-1'

const fillForm = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@mintage.example')
  for (const field of await page.locator('input[type=password]').all()) await field.fill(password)
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

const openContext = (browser: Browser, baseURL: string, options: object = {}) =>
  browser.newContext({ ...options, baseURL, extraHTTPHeaders: fromNewAddress() })

const h1 = (page: Page) => page.getByRole('heading', { level: 1 })

test('without JavaScript each page reads whole, and a form says that it needs it', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { javaScriptEnabled: false })
  const page = await context.newPage()
  const addresses = addressesOf(page)
  for (const { path, heading, says } of pages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(h1(page)).toHaveText(heading)
      for (const text of says) await expect(page.getByRole('main')).toContainText(text)
      await expect(page).toHaveTitle(/· Mintage$|^Mintage/)
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible()
    })
  }
  await test.step('its links lead on', async () => {
    await page.goto('/faq')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page.getByRole('main')).toContainText('€19.00')
  })
  for (const { path, first } of results) {
    await test.step(`${path} says of no order what it is`, async () => {
      const answer = await page.goto(path)
      expect(await answer?.text()).not.toContain(order)
      await expect(h1(page)).toHaveText(/[Pp]ayment/)
      await expect(page.getByRole('main')).toContainText(first)
      expect(answer?.headers()['x-robots-tag']).toBe('noindex')
    })
  }
  for (const { path, button, passwords } of forms) {
    await test.step(`${path} puts nothing into an address`, async () => {
      await page.goto(path)
      const words = page.locator('noscript > p')
      await expect(words).toContainText('needs JavaScript to sign in')
      await expect(words).toBeInViewport({ ratio: 1 })
      await expect(page.locator('input[type=password]')).toHaveCount(passwords)
      await fillForm(page)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('main').getByRole('button', { name: button }).click()
      expect((await sent).url()).toBe(baseURL + path)
      await expect(h1(page)).toBeVisible()
      await expect(page).toHaveURL(baseURL + path)
    })
  }
  expect(addresses.filter((address) => /Secret|ada/.test(address))).toEqual([])
  await context.close()
})

async function deferSession(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(isCall('/is-auth'), async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const [width, isSlow] of [
  [390, false],
  [1440, true],
] as const) {
  const session = isSlow ? 'while the server takes its time to say who looks at it' : 'at once'
  test(`at ${width} px the browser takes each page over as it came, ${session}`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, baseURL, { viewport: { width, height: 900 } })
    const expectTakenOver = (path: string, { calls, after }: { calls?: readonly string[]; after?: string } = {}) =>
      test.step(path, async () => {
        const page = await context.newPage()
        const faults: string[] = []
        page.on('pageerror', (error) => faults.push(error.message))
        const asked = new Set<string>()
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (pathname.startsWith('/api')) asked.add(pathname)
        })
        const shifts = await watchLayoutShifts(page)
        await withoutWebFonts(page)
        const tell = isSlow ? await deferSession(page) : () => undefined
        // The last call of a start.
        const countries = page.waitForResponse((response) => isCall('/countries')(new URL(response.url())))
        await page.goto(path)
        const title = await h1(page).textContent()
        const isForm = forms.some((form) => form.path === path)
        // The forms of a guest wait for it.
        if (isSlow && isForm) tell()
        await page.waitForFunction(() => !('takenOver' in window))
        await expect(h1(page)).toHaveText(title ?? '')
        expect(faults).toEqual([])
        tell()
        await (await countries).finished()
        await page.waitForLoadState('networkidle')
        await expect(h1(page)).toHaveText(title ?? '')
        if (after !== undefined) await expect(page.getByRole('main')).toContainText(after)
        expect(faults).toEqual([])
        if (calls) expect([...asked].sort()).toEqual(calls)
        const { total, moved } = await shifts()
        if (after === undefined) expect(total, moved.join('\n')).toBe(0)
        else expect(total, moved.join('\n')).toBeLessThan(0.001)
        await page.close()
      })
    for (const { path } of pages) await expectTakenOver(path, { calls: ['/api/countries', '/api/is-auth'] })
    for (const { path } of forms) await expectTakenOver(path)
    for (const { path, after } of results) await expectTakenOver(path, { after })
    await context.close()
  })
}

test('on a slow line a page is painted when it is whole, so that nothing of it moves', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL, { viewport: { width: 768, height: 900 } })
  for (const path of ['/', '/terms', '/register', '/fail-payment']) {
    await test.step(path, async () => {
      const page = await context.newPage()
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: 8000,
        uploadThroughput: -1,
      })
      const shifts = await watchLayoutShifts(page)
      await page.route(/\/(assets|api)\//, (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      const { total, moved } = await shifts()
      expect(total, moved.join('\n')).toBe(0)
      await page.close()
    })
  }
  await test.step('what moves would be seen', async () => {
    const page = await context.newPage()
    const shifts = await watchLayoutShifts(page)
    await page.goto('/faq', { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.querySelector('header')?.insertAdjacentHTML('afterend', '<div style="height: 200px">Late</div>')
    })
    await expect.poll(async () => (await shifts()).total).toBeGreaterThan(0.01)
  })
  await context.close()
})

async function deferProgram(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('presses and submitted forms wait for the program', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL)
  await test.step('a form', async () => {
    const page = await context.newPage()
    const addresses = addressesOf(page)
    const release = await deferProgram(page)
    await page.goto('/login', { waitUntil: 'commit' })
    await fillForm(page)
    await page.locator('input[type=password]').press('Enter')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${baseURL}/login`)
    const asked = page.waitForRequest((request) => request.method() === 'POST')
    release()
    expect(new URL((await asked).url()).pathname).toMatch(/^\/api\//)
    await expect(page.locator('input[type=password]')).toHaveValue(password)
    expect(addresses.filter((address) => address.includes('Secret'))).toEqual([])
    await page.close()
  })
  const page = await context.newPage()
  await test.step('a menu', async () => {
    const release = await deferProgram(page)
    await page.goto('/pricing', { waitUntil: 'commit' })
    await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).click()
    await expect(page.getByRole('main')).toContainText('€19.00')
    await expect(page.getByRole('menuitemradio')).toHaveCount(0)
    release()
    await page.getByRole('menuitemradio', { name: '$ USD' }).click()
    await expect(page.getByRole('main')).toContainText('$22.04')
  })
  await test.step('the server draws the next page in the currency that was chosen', async () => {
    const html = await (await page.request.get('/pricing')).text()
    expect(html).toContain('$22.04')
    expect(html).not.toContain('€19.00')
  })
  await test.step('so does the browser where the server does not know it', async () => {
    await context.clearCookies()
    await page.goto('/pricing')
    await expect(page.getByRole('main')).toContainText('$22.04')
  })
  await context.close()
})

/** Lets the program draw the page, and keeps it from telling so: the last moment at which presses are held. */
async function deferTakingOver(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { tell: resolve })
    Object.defineProperty(window, 'takenOver', {
      configurable: true,
      set: (takenOver: () => void) =>
        Object.defineProperty(window, 'takenOver', {
          configurable: true,
          value: () => {
            Object.assign(window, { isDrawn: true })
            void promise.then(takenOver)
          },
        }),
    })
  })
  return async () => {
    await page.evaluate(() => Reflect.get(window, 'tell')())
    await page.waitForFunction(() => !('takenOver' in window))
  }
}

const isDrawn = (page: Page) => page.waitForFunction(() => 'isDrawn' in window)

const pressable: readonly {
  what: string
  path: string
  width?: number
  button: (page: Page) => Locator
  done: (page: Page) => Promise<void>
}[] = [
  {
    what: 'the menu of a phone',
    path: '/pricing',
    width: 390,
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }),
    done: (page) => expect(page.getByRole('dialog').getByRole('link', { name: 'FAQ' })).toBeVisible(),
  },
  {
    what: 'the currencies',
    path: '/pricing',
    button: (page) => page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }),
    done: (page) => expect(page.getByRole('menuitemradio', { name: '$ USD' })).toBeVisible(),
  },
  ...['/', '/pricing', '/faq'].map((path) => ({
    what: 'the way to write to us',
    path,
    button: (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Contact us' }),
    done: (page: Page) => expect(page.getByRole('dialog')).toBeVisible(),
  })),
  {
    what: 'the eye of a password',
    path: '/login',
    button: (page) => page.getByRole('button', { name: 'Show password' }),
    done: (page) => expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible(),
  },
  {
    what: 'what is bought',
    path: '/pricing',
    button: (page) => page.getByRole('button', { name: 'Choose Studio' }).first(),
    done: (page) => expect(page).toHaveURL(/\/login/),
  },
]

for (const { what, path, width = 1440, button, done } of pressable) {
  test(`a press while the program takes ${path} over counts once: ${what}`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, baseURL, {
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    })
    for (const key of ['', 'Enter']) {
      await test.step(key || 'a click', async () => {
        const page = await context.newPage()
        const release = await deferTakingOver(page)
        await page.goto(path)
        await isDrawn(page)
        await page.evaluate(() => {
          const heard: string[] = []
          Object.assign(window, { heard })
          for (const type of ['pointerdown', 'click']) document.addEventListener(type, () => heard.push(type))
        })
        await (key ? button(page).press(key) : button(page).click())
        await release()
        await done(page)
        expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['pointerdown', 'click'])
        await page.close()
      })
    }
    await context.close()
  })
}

/** A page without its program: what is done now is done before that has come. */
async function openEarly(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const release = await deferProgram(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('#page-data')).toBeAttached()
  return {
    page,
    release: async () => {
      release()
      await page.waitForFunction(() => !('takenOver' in window))
      await page.waitForLoadState('networkidle')
    },
  }
}

const early: readonly {
  what: string
  path: string
  fill: (page: Page) => Promise<void>
  kept: (page: Page) => Promise<void>
}[] = [
  ...['/', '/pricing'].map((path) => ({
    what: 'an amount of tokens',
    path,
    fill: async (page: Page) => {
      await page.getByRole('textbox', { name: 'Number of tokens' }).fill('250.5')
      await page.getByRole('button', { name: 'Buy 200 tokens' }).click()
    },
    kept: async (page: Page) => {
      await expect(page).toHaveURL(/\/login/)
      const intent = await page.evaluate(() => sessionStorage.getItem('mintage_plan_intent'))
      expect(JSON.parse(intent ?? '')).toMatchObject({ plan: { tokens: 2505 } })
    },
  })),
  {
    what: 'an amount while it is typed',
    path: '/pricing',
    fill: (page) => page.getByRole('textbox', { name: 'Number of tokens' }).pressSequentially('7'),
    kept: async (page) => {
      await page.keyboard.type('5')
      await expect(page.getByRole('textbox', { name: 'Number of tokens' })).toHaveValue('75200')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('textbox', { name: 'Number of tokens' })).toHaveValue('2000')
    },
  },
  {
    what: 'an amount that is none',
    path: '/pricing',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'Number of tokens' }).fill('many')
      await page.getByRole('banner').getByRole('button', { name: 'Currency: EUR' }).focus()
    },
    kept: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Number of tokens' })).toHaveValue('200')
      await expect(page.getByRole('button', { name: 'Buy 200 tokens' })).toBeVisible()
    },
  },
  {
    what: 'an amount on the slider',
    path: '/pricing',
    fill: (page) => page.getByRole('slider', { name: 'Number of tokens' }).fill('500'),
    kept: (page) => expect(page.getByRole('button', { name: 'Buy 500 tokens' })).toBeVisible(),
  },
  {
    what: 'the line between two pictures',
    path: '/upscale-image',
    fill: (page) => page.getByRole('slider').first().fill('20'),
    kept: (page) => expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /20/),
  },
  {
    what: 'a picture',
    path: '/check',
    fill: async (page) => {
      const buffer = await portrait()
      await page.locator('input[type=file]').setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer })
    },
    kept: (page) => expect(page.getByRole('main')).toContainText('portrait.jpg'),
  },
  {
    what: 'a phone number',
    path: '/register',
    fill: (page) => page.getByRole('textbox', { name: /^Phone/ }).fill('+47 22 22 55 55'),
    kept: async (page) => {
      await expect(page.locator('input[name=phone]')).toHaveValue('+4722225555')
      await expect(page.getByRole('button', { name: /Country code: Norway/ })).toBeVisible()
    },
  },
]

for (const { what, path, fill, kept } of early) {
  test(`what is filled in before the program has come is kept: ${what} on ${path}`, async ({ browser, baseURL }) => {
    const context = await openContext(browser, baseURL)
    const { page, release } = await openEarly(context, path)
    await fill(page)
    await release()
    await kept(page)
    await context.close()
  })
}

test('every field of a rendered page keeps what is typed before the program has come', async ({ browser, baseURL }) => {
  const context = await openContext(browser, baseURL)
  // Chosen by somebody whose cookies are gone: the page comes in euros, and is drawn again when it is taken over.
  await context.addInitScript(() => localStorage.setItem('currencyCode', 'USD'))
  let filled = 0
  for (const { path } of [...pages, ...forms]) {
    await test.step(path, async () => {
      await context.clearCookies()
      const { page, release } = await openEarly(context, path)
      const fields = await page.locator('input:not([type=hidden]):not([type=file]):not([type=range]), textarea').all()
      for (const field of fields) {
        filled += 1
        if ((await field.getAttribute('type')) === 'checkbox') await field.check()
        else await field.fill(`1${filled}`)
      }
      const read = () =>
        Promise.all(
          fields.map(async (field) => [await field.inputValue(), await field.evaluate((at) => at.matches(':checked'))]),
        )
      const before = await read()
      await release()
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('currencyCode=USD')
      expect(await read()).toEqual(before)
      await page.close()
    })
  }
  expect(filled).toBeGreaterThan(10)
  await context.close()
})

for (const [phone, status] of [
  ['+47 22 22 55 55', 200],
  ['12', 422],
] as const) {
  test(`without its parser the phone number ${phone} is checked by the server`, async ({ page }) => {
    await page.goto('/register')
    await page.waitForLoadState('networkidle')
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    const { email, name, surname, password: secret } = newCustomer()
    await page.getByRole('textbox', { name: /^Phone/ }).fill(phone)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
    await page.getByRole('textbox', { name: 'Surname' }).fill(surname)
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    for (const field of await page.locator('input[type=password]').all()) await field.fill(secret)
    await page.getByRole('checkbox').check()
    const answered = page.waitForResponse((response) => isCall('/register')(new URL(response.url())))
    await page.getByRole('button', { name: /Create/ }).click()
    const answer = await answered
    expect(answer.status()).toBe(status)
    if (status === 200) {
      expect(answer.request().postDataJSON()).toMatchObject({ phoneE164: '+4722225555', phone_country: 'NO' })
    } else {
      await expect(page.getByRole('main')).toContainText('Please enter a valid phone number')
    }
  })
}

test('a rendered page says when its program did not load, and Retry asks for it again', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/pricing', '/login', '/success-payment']) {
    await test.step(path, async () => {
      const context = await openContext(browser, baseURL)
      const page = await context.newPage()
      const program = /\/assets\/index-[\w-]+\.js$/
      await page.route(program, (route) => route.abort())
      await page.goto(path)
      const notice = page.getByRole('alert').filter({ hasText: 'An error occurred during initialization' })
      await expect(notice).toBeInViewport()
      await expect(h1(page)).toBeVisible()
      await page.unroute(program)
      await notice.getByRole('link', { name: 'Retry' }).click()
      await page.waitForFunction(() => !('takenOver' in window))
      await expect(page).toHaveURL(baseURL + path)
      await expect(notice).toBeHidden()
      await context.close()
    })
  }
})

test('a member sees no sign-in link, before and after the program has loaded', async ({ page }) => {
  await page.goto('/')
  await declineCookies(page)
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  await arrive(page)

  const tab = await page.context().newPage()
  const release = await deferProgram(tab)
  await tab.goto('/faq', { waitUntil: 'commit' })
  await expect(h1(tab)).toBeVisible()
  const offered = tab.getByRole('banner').getByText('Sign in')
  await expect(offered).toHaveCount(1)
  await expect(offered).toBeHidden()
  release()
  await expect(tab.getByRole('banner').getByText('Tokens')).toBeVisible()
  await expect(offered).toHaveCount(0)
})

test('a payment that is known to have succeeded moves no button when it is read', async ({ page, server }) => {
  const customer = await Customer.register(server)
  const paid = await customer.order()
  await customer.pay(paid, cards.good)
  await customer.signInAt(page)
  await storeCheckout(page, paid, customer.who.email)
  await page.goto(`/success-payment?order_id=${paid.id}`)
  await expect(page.getByRole('main')).toContainText('100 tokens added')
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const link = document.querySelector('main a')
      if (link) tops.add(Math.round(link.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  await withoutWebFonts(page)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('110')
  const tops = await page.evaluate(() => [...Object(Reflect.get(window, 'tops'))])
  expect(tops).toHaveLength(1)
})
