import type { Schemas } from '@mintage/api-client'
import type { Browser, Page } from 'playwright'
import { atMost, type Figure, median, percentile } from './figure.ts'
import { newVisitor, open, register, slowDown } from './visitor.ts'

const ROWS = 10_000

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const day = (place: number) => new Date(Date.UTC(2026, 10, 20) - place * 3_600_000).toISOString()
/** Titles of one, two and three lines. */
const title = (place: number) => `Picture ${place} ${'of a lighthouse at dawn, seen from the sea '.repeat(place % 4)}`

const project = (place: number): Schemas['Project'] => ({
  id: id(place),
  service: 'generate',
  title: title(place),
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
  state: place % 5 === 0 ? 'failed' : 'completed',
  cost: 4,
  refunded: place % 5 === 0 ? 4 : 0,
  created_at: day(place),
  finished_at: day(place),
  settings: { prompt: title(place), size: '1024x1024' },
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
  status: place % 5 === 0 ? 'Error' : 'Success',
  receipt_url: place % 5 === 0 ? null : '#receipt',
  card_brand: 'visa',
  card_last4: '4242',
  refunded_charges: [],
})

async function answer(page: Page, path: string, row: (place: number) => unknown): Promise<void> {
  const body = JSON.stringify({ payload: Array.from({ length: ROWS }, (_, place) => row(place)), next_cursor: null })
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'application/json', body }),
  )
  const picture = { contentType: 'image/png', body: Buffer.from(pixel, 'base64') }
  await page.route(/\/api\/(picture|projects\/.+\/file)/, (route) => route.fulfill(picture))
}

/** ms from doing something in the page until the frame after it is on the screen. */
async function frames(page: Page, what: 'scroll' | 'tick', times: number): Promise<number[]> {
  return page.evaluate(
    async ({ what, times }) => {
      const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)))
      const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[type=checkbox]')]
      const all: number[] = []
      for (let time = 0; time < times; time += 1) {
        await painted()
        const from = performance.now()
        if (what === 'scroll') window.scrollBy(0, 600)
        else boxes[time]?.click()
        await painted()
        all.push(performance.now() - from)
      }
      return all
    },
    { what, times },
  )
}

async function letters(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(), 0)))
    const field = document.querySelector<HTMLInputElement>('main input[name=q]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const all: number[] = []
    for (const text of ['l', 'li', 'lig', 'ligh', 'light']) {
      await painted()
      const from = performance.now()
      if (field) set?.call(field, text)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      await painted()
      all.push(performance.now() - from)
    }
    return all
  })
}

const lists = [
  { name: 'My projects', path: '/account/my-projects', call: '/api/projects', row: project },
  { name: 'the request history', path: '/account/request-history', call: '/api/request-history', row: request },
  { name: 'the payment history', path: '/account/payment-history', call: '/api/payment-history', row: payment },
] as const

/** Lists with 10,000 rows and a processor four times slower. */
export async function measureLists(browser: Browser, baseURL: string): Promise<Figure[]> {
  const figures: Figure[] = []
  const visitor = await newVisitor(browser, baseURL)
  await register(visitor)
  for (const { name, path, call, row } of lists) {
    const page = await visitor.newPage()
    await answer(page, call, row)
    await open(page, path)
    await slowDown(page, 4)
    if (name === 'My projects') {
      const [first = 0, ...ticks] = await frames(page, 'tick', 6)
      figures.push(atMost(`ticking the first picture of ${ROWS}`, first, 200, ' ms'))
      figures.push(atMost(`ticking one more of ${ROWS} pictures, median`, median(ticks), 200, ' ms'))
    }
    const steps = await frames(page, 'scroll', 60)
    figures.push(atMost(`a step of scrolling ${name}, ${ROWS} rows, median`, median(steps), 50, ' ms'))
    figures.push(atMost(`a step of scrolling ${name}, p95`, percentile(steps, 0.95), null, ' ms'))
    if (name === 'My projects') {
      figures.push(atMost(`a letter of a search in ${ROWS} pictures, median`, median(await letters(page)), 200, ' ms'))
    }
    await page.close()
  }
  await visitor.close()
  return figures
}
