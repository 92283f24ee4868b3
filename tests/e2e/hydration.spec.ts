import type { BrowserContext, Locator, Page } from '@playwright/test'
import { isCall } from './support/answers.ts'
import { expect, newCustomer, portrait, test, useAtOnce } from './support/fixtures.ts'
import { deferProgram, forms, h1, openContext, pages } from './support/rendered.ts'

/** Lets the program draw the page, and keeps it from telling so: the last moment at which presses are held. */
async function deferHydration(page: Page): Promise<() => Promise<void>> {
  await useAtOnce(page)
  await page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(window, { tell: resolve })
    Object.defineProperty(window, 'endHydration', {
      configurable: true,
      set: (endHydration: () => void) =>
        Object.defineProperty(window, 'endHydration', {
          configurable: true,
          value: () => {
            Object.assign(window, { isDrawn: true })
            void promise.then(endHydration)
          },
        }),
    })
  })
  return async () => {
    await page.evaluate(() => Reflect.get(window, 'tell')())
    await page.waitForFunction(() => !('endHydration' in window))
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
    button: (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }),
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
    button: (page) => page.getByRole('button', { name: 'Buy 200 tokens' }),
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
        const release = await deferHydration(page)
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
      await page.waitForFunction(() => !('endHydration' in window))
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
      const saved = await page.evaluate(() => sessionStorage.getItem('mintage_plan_intent'))
      expect(JSON.parse(saved ?? '')).toMatchObject({ offer: { tokens: 2505 } })
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
      await useAtOnce(page)
      const program = /\/assets\/index-[\w-]+\.js$/
      await page.route(program, (route) => route.abort())
      await page.goto(path)
      const notice = page.getByRole('alert').filter({ hasText: 'An error occurred during initialization' })
      await expect(notice).toBeInViewport()
      await expect(h1(page)).toBeVisible()
      await page.unroute(program)
      await notice.getByRole('link', { name: 'Retry' }).click()
      await page.waitForFunction(() => !('endHydration' in window))
      await expect(page).toHaveURL(baseURL + path)
      await expect(notice).toBeHidden()
      await context.close()
    })
  }
})
