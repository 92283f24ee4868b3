import { answer, change, countCalls } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { guestPages, memberPages, publicPages } from './support/pages.ts'
import { arrive } from './support/steps.ts'

test('a guest opens what is public', {
  tag: [
    '@R029',
    '@R049',
    '@R050',
    '@R051',
    '@R052',
    '@R068',
    '@R069',
    '@R070',
    '@R071',
    '@R072',
    '@R073',
    '@R075',
    '@R293',
    '@R323',
    '@R330',
  ],
}, async ({ page, server }) => {
  for (const [path, heading] of publicPages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(`${server.url}${path}`)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test('a guest opens the pages of signing in, without header and footer', {
  tag: ['@R042', '@R043', '@R044', '@R045', '@R046', '@R104', '@R293'],
}, async ({ page }) => {
  for (const [path, heading] of guestPages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    })
  }
})

test('a guest is led from what is private to the sign-in, and the whole address goes along', {
  tag: [
    '@R048',
    '@R053',
    '@R054',
    '@R055',
    '@R056',
    '@R057',
    '@R058',
    '@R061',
    '@R064',
    '@R065',
    '@R066',
    '@R067',
    '@R080',
    '@R294',
  ],
}, async ({ page, server }) => {
  const asked = countCalls(page, '/user/profile')
  for (const path of ['/account', '/services', ...memberPages.map(([path]) => path)]) {
    await test.step(path, async () => {
      const wanted = `${path}?from=mail&n=1#here`
      await page.goto(wanted)
      await expect(page).toHaveURL(`${server.url}/login?redirect=${encodeURIComponent(wanted)}`)
    })
  }
  expect(asked()).toBe(0)
})

test('who is signed in opens what is private, and is led home from the pages of signing in', {
  tag: [
    '@R042',
    '@R043',
    '@R044',
    '@R045',
    '@R046',
    '@R048',
    '@R053',
    '@R054',
    '@R055',
    '@R056',
    '@R057',
    '@R058',
    '@R059',
    '@R064',
    '@R065',
    '@R066',
    '@R067',
    '@R081',
    '@R295',
  ],
}, async ({ page, server }) => {
  await arrive(page, newCustomer())
  for (const [path, heading] of memberPages) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveURL(`${server.url}${path}`)
    })
  }
  for (const [path, place] of [
    ['/account', '/account/profile'],
    ['/account/', '/account/profile'],
    ['/services', '/services/generate-image'],
    ...guestPages.map(([path]) => [path, '/'] as const),
  ] as const) {
    await test.step(`${path} leads to ${place}`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(`${server.url}${place}`)
    })
  }
})

test('pages that are only a heading', { tag: ['@R061', '@R062', '@R063'] }, async ({ page }) => {
  await arrive(page, newCustomer())
  for (const [path, heading] of [
    ['/email-verification', 'Email Verification'],
    ['/email/verify/success', 'Email Verified Successfully'],
    ['/email/verify/already-success', 'Email Already Verified'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toHaveText(heading)
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible()
    })
  }
})

interface Settings {
  is_reg_enabled: boolean
}

test('signing up is possible only where the settings say so', { tag: ['@R296'] }, async ({ page }) => {
  const isClosed = async () => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    await page.goto('/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-up is closed for now')
    await expect(page.getByRole('textbox')).toHaveCount(0)
  }
  await test.step('they say yes', async () => {
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register')
  })
  await test.step('they say no', async () => {
    await change<Settings>(page, '/settings', (settings) => ({ ...settings, is_reg_enabled: false }))
    await isClosed()
  })
  await test.step('they cannot be read', async () => {
    await page.unrouteAll()
    await answer(page, '/settings', { status: 500, body: {} })
    await isClosed()
  })
})

test('a phone number begins with the country of the connection, if the lookup knows it', async ({ page }) => {
  for (const [reply, country] of [
    ['1;NO;NOR;Norway', 'Norway'],
    ['0;;;WRONG INPUT', 'United States'],
  ] as const) {
    await page.route('/ip-country', (route) => route.fulfill({ contentType: 'text/plain', body: reply }))
    const answered = page.waitForResponse('/ip-country')
    await page.goto('/register')
    await answered
    await expect(page.getByRole('button', { name: /^Country code/ })).toHaveAccessibleName(new RegExp(country))
    await page.unrouteAll()
  }
})

test('the pages of a payment read their query', { tag: ['@R050', '@R051', '@R052', '@R116'] }, async ({ page }) => {
  await test.step('the reason of a failure', async () => {
    await page.goto(`/fail-payment?error=${encodeURIComponent('The bank said no.')}`)
    await expect(page.getByText('The bank said no.')).toBeVisible()
    await page.goto('/fail-payment')
    await expect(page.getByText('The bank said no.')).toHaveCount(0)
  })
  for (const path of ['/pending-payment', '/processing-payment']) {
    await test.step(`the order of ${path}`, async () => {
      await page.goto(`${path}?order_id=0b8f9c1e-5d0c-4a1b-9a57-2c1be0c2f9aa`)
      await expect(page.getByRole('main')).toContainText('MT-FGC5-YDA')
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Check Status' })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText('Order ID')
    })
  }
})

interface PageLink {
  id: number
  slug: string | null
  title: string
}

test('an address by slug is a page only if the list has it, and never one of the fixed ones', {
  tag: ['@R036', '@R073', '@R078'],
}, async ({ page }) => {
  await change<PageLink[]>(page, '/static-pages', ([terms]) => [
    { ...terms, id: 1, slug: 'faq', title: 'Not the questions' },
    { ...terms, id: 2, slug: null, title: 'Privacy policy' },
  ])
  await test.step('the fixed one wins', async () => {
    await page.goto('/faq')
    await expect(page.getByRole('link', { name: 'Not the questions' })).toHaveAttribute('href', '/faq')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  })
  await test.step('a page that the server has and the list has not is not found', async () => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found')
  })
  await test.step('a page without a slug is linked by its id', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL(/\/static-page\/2$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
  })
})
