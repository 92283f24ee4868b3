import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { startImagesApi } from '../../apps/api/test/support/images-api.ts'
import { stopClock } from './support/clock.ts'
import { expect, newCustomer, portrait, test } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { arrive, declineCookies, imageWork } from './support/steps.ts'

/** How often a page has asked how far a request is, from now on. */
function countQuestions(page: Page): () => number {
  let questions = 0
  page.on('request', (request) => {
    if (/\/api\/images\/requests\/[^/]+$/.test(new URL(request.url()).pathname)) questions += 1
  })
  return () => questions
}

const now = (page: Page) => page.evaluate(() => performance.now())

/** Five seconds by the clock of the page: who asks each second has asked more than once by then. */
async function wait(page: Page) {
  const from = await now(page)
  await page.waitForFunction((since) => performance.now() > since + 5_000, from)
}

const run = (page: Page) => page.getByRole('main').getByRole('article').first()
const isOver = (page: Page) => expect(run(page).getByRole('link', { name: /^Download/ })).toBeVisible(imageWork)
const isUnderWay = (page: Page) => expect(run(page).getByRole('button', { name: 'Cancel' })).toBeVisible(imageWork)

async function generate(page: Page) {
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a red fox in the snow')
  await page.getByRole('button', { name: /^Generate 1/ }).click()
  await isUnderWay(page)
}

/** Opens it with a connection to the server's events. */
async function openConnected(page: Page) {
  const connected = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto('/services/generate-image')
  expect((await connected).status()).toBe(200)
}

test('how far a picture is comes by itself, in each tab; who is not told asks each second', async ({ browser }) => {
  const api = await startImagesApi()
  const server = await MintageServer.start({ IMAGE_API_URL: `http://${api.host}` })
  const context = await browser.newContext({ baseURL: server.url })
  await context.clock.install()
  const b64_json = (await portrait(1024, 1024)).toString('base64')
  const held: ServerResponse[] = []
  api.reply((response) => void held.push(response))
  const finish = () => {
    for (const response of held.splice(0)) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [{ b64_json }] }))
    }
  }
  try {
    const page = await context.newPage()
    await page.goto('/')
    await declineCookies(page)
    await arrive(page, newCustomer())

    await test.step('a picture that another tab has begun comes to its end without a question', async () => {
      await openConnected(page)
      await generate(page)
      const other = await context.newPage()
      await openConnected(other)
      await isUnderWay(other)
      await wait(other)
      const questions = [countQuestions(page), countQuestions(other)]
      await wait(other)
      // Who is told asks too, when nothing was told for fifteen seconds.
      for (const asked of questions) expect(asked()).toBeLessThan(2)
      await stopClock(page)
      finish()
      await isOver(page)
      await isOver(other)
      await other.close()
      await page.clock.resume()
    })

    await test.step('a server that was gone is heard again, and what ended is there', async () => {
      await generate(page)
      await expect.poll(() => held.length).toBe(1)
      await server.crash()
      held.length = 0
      await server.boot()
      await expect.poll(() => held.length, imageWork).toBe(1)
      finish()
      await isOver(page)
    })

    await test.step('where no connection can be opened, the page asks', async () => {
      await page.route('**/api/events', (route) => route.abort())
      await page.reload()
      await generate(page)
      const asked = countQuestions(page)
      const from = await now(page)
      await expect.poll(asked, imageWork).toBeGreaterThan(2)
      expect((await now(page)) - from).toBeLessThan(15_000)
      await expect.poll(() => held.length).toBe(1)
      finish()
      await isOver(page)
    })
  } finally {
    await context.close()
    await server.stop()
    await api.close()
  }
})
