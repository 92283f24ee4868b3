import type { Schemas } from '@mintage/api-client'
import type { Page } from '@playwright/test'
import { isCall } from './support/answers.ts'
import { expect, newCustomer, test } from './support/fixtures.ts'
import { arrive } from './support/steps.ts'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const day = (place: number) => new Date(Date.UTC(2026, 10, 20) - place * 3_600_000).toISOString()

const project = (place: number): Schemas['Project'] => ({
  id: id(place),
  service: 'generate',
  // Of one, two and three lines: rows are not of one height.
  title: `Picture ${place} ${'of a lighthouse at dawn, seen from the sea '.repeat(Math.abs(place) % 4)}`,
  created_at: day(place),
  width: 1024,
  height: 1024,
  bytes: 1000,
  content_type: 'image/png',
  file_url: '/api/picture',
  thumb_url: '/api/picture',
  source_url: null,
  settings: {},
  request_id: id(place),
})

const request = (place: number): Schemas['ImageRequest'] => ({
  id: id(place),
  service: 'generate',
  state: 'completed',
  cost: 4,
  refunded: 0,
  created_at: day(place),
  finished_at: day(place),
  settings: { prompt: `Picture ${place}`, size: '1024x1024' },
  images: [{ index: 0, state: 'delivered', progress: 100, project_id: id(place), url: null, error: null }],
  balance: 10,
})

const payment = (place: number): Schemas['Payment'] => ({
  id: id(place),
  created_at: day(place),
  tokens: 100,
  amount: 9.72,
  vat: 1.62,
  currency: 'EUR',
  status: 'Success',
  receipt_url: '#receipt',
  card_brand: 'visa',
  card_last4: '4242',
  refunded_charges: [],
})

const PAGE = 300

/** Answers a list in pages. @returns the cursors that were asked for, and how a row is put in front of the first */
async function list(page: Page, path: string, row: (place: number) => unknown) {
  const asked: (string | null)[] = []
  let first = 0
  await page.route(isCall(path), (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor')
    asked.push(cursor)
    const from = cursor === null ? first : Number(cursor)
    const payload = Array.from({ length: PAGE - Math.min(from, 0) }, (_, place) => row(from + place))
    const next = cursor === null ? String(PAGE) : from + PAGE < 4 * PAGE ? String(from + PAGE) : null
    return route.fulfill({ json: { payload, next_cursor: next } })
  })
  return { asked, addRow: () => (first -= 1) }
}

const lists = [
  { path: '/account/my-projects', call: '/projects', row: project, rows: '[data-place]' },
  { path: '/account/request-history', call: '/request-history', row: request, rows: 'tr[data-place]' },
  { path: '/account/payment-history', call: '/payment-history', row: payment, rows: 'tr[data-place]' },
] as const

/** Which row is at the middle of the window, and where. */
const middle = (page: Page, rows: string) =>
  page.evaluate((rows) => {
    const half = window.innerHeight / 2
    const row = [...document.querySelectorAll(rows)].find((one) => one.getBoundingClientRect().bottom > half)
    return { row: row?.getAttribute('data-place'), top: Math.round(row?.getBoundingClientRect().top ?? 0) }
  }, rows)

async function openDeep(page: Page, { path, call, row, rows }: (typeof lists)[number]) {
  await arrive(page, newCustomer())
  const server = await list(page, call, row)
  await page.goto(path)
  for (const pages of [2, 3]) {
    await page.getByRole('button', { name: /^(Load|Show) more/ }).click()
    await expect(page.locator(`[data-place="${pages * PAGE - 1}"]`)).toBeAttached()
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.6))
  // The rows of the place come, and nothing moves any more.
  await expect.poll(() => middle(page, rows).then(({ row }) => Number(row))).toBeGreaterThan(PAGE)
  let before = await middle(page, rows)
  await expect
    .poll(async () => {
      const last = before
      before = await middle(page, rows)
      return before.row === last.row && before.top === last.top
    })
    .toBe(true)
  return { ...server, before }
}

for (const one of lists) {
  test(`the way back to ${one.path} leads to the same row, and reads one page`, async ({ page }) => {
    const { asked, before } = await openDeep(page, one)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/account/profile"]')?.click())
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    asked.length = 0
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Profile')
    await expect.poll(() => middle(page, one.rows)).toEqual(before)
    await expect.poll(() => asked).toEqual([null])
    // Nothing is read after it, and nothing moves.
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([null])
    expect(await middle(page, one.rows)).toEqual(before)
  })
}

test('what is new at the head of a list is there on the way back', async ({ page }) => {
  const { asked, addRow } = await openDeep(page, lists[0])
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/account/profile"]')?.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  asked.length = 0
  addRow()
  await page.goBack()
  await expect(page.getByText('Picture -1').first()).toBeAttached()
  await expect.poll(() => asked).toEqual([null, String(PAGE), String(2 * PAGE)])
})
