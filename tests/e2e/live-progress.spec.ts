import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { startImagesApi } from '../../apps/api/test/support/images-api.ts'
import { stopClock } from './support/clock.ts'
import { expect, portrait, test } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { arrive, imageWork } from './support/steps.ts'

/** How far a request is. */
const question = (url: URL) => /\/api\/images\/requests\/[^/]+$/.test(url.pathname)

/** How often a page has asked how far a request is, from now on. */
function countQuestions(page: Page): () => number {
  let questions = 0
  page.on('request', (request) => {
    if (question(new URL(request.url()))) questions += 1
  })
  return () => questions
}

async function wait(page: Page) {
  const from = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() > since + 5_000, from)
}

/** Moves the stopped clocks on by five seconds, in which a page that polls each second polls more than once. */
async function letFiveSecondsPass(pages: readonly Page[]) {
  for (let second = 0; second < 5; second += 1) {
    await pages[0]?.clock.runFor(1_000)
    // The next second counts only once a question is answered. The answer to this call comes after that one.
    for (const page of pages) await page.evaluate(() => fetch('/api/user/profile').then((answer) => answer.text()))
  }
}

/** Has a page read of its request that it is as far as the function says, in percent. */
async function answerQuestions(page: Page, percent: () => number) {
  await page.route(question, async (route) => {
    const response = await route.fetch()
    const { payload, ...rest }: { payload: { images: object[] } } = await response.json()
    const images = payload.images.map((image) => ({ ...image, progress: percent() }))
    await route.fulfill({ response, json: { ...rest, payload: { ...payload, images } } })
  })
}

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' })
const run = (page: Page) => page.getByRole('main').getByRole('article').first()
const isOver = (page: Page) => expect(run(page).getByRole('link', { name: /^Download/ })).toBeVisible(imageWork)
const isUnderWay = (page: Page) => expect(run(page).getByRole('button', { name: 'Cancel' })).toBeVisible(imageWork)

async function generate(page: Page) {
  await prompt(page).fill('a red fox in the snow')
  await page.getByRole('button', { name: /^Generate 1/ }).click()
  await isUnderWay(page)
}

/** Opens it with a connection to the server's events. */
async function openConnected(page: Page) {
  const connected = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto('/services/generate-image')
  expect((await connected).status()).toBe(200)
}

test('the server pushes the progress of an image to each tab; a tab without a connection polls each second', async ({
  browser,
}) => {
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
    await arrive(page)

    await test.step('an image that another tab has begun comes to its end without a question', async () => {
      await openConnected(page)
      await generate(page)
      const other = await context.newPage()
      await openConnected(other)
      await isUnderWay(other)
      await wait(other)
      await stopClock(page)
      const questions = [countQuestions(page), countQuestions(other)]
      await letFiveSecondsPass([page, other])
      for (const asked of questions) expect(asked()).toBeLessThan(2)
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
      await expect(prompt(page)).toBeVisible()
      await stopClock(page)
      let percent = 0
      await answerQuestions(page, () => percent)
      await generate(page)
      await expect.poll(() => held.length).toBe(1)
      for (percent of [10, 20, 30]) {
        await page.clock.runFor(1_000)
        await expect(run(page)).toContainText(`${percent}%`)
      }
      finish()
      await page.clock.resume()
      await isOver(page)
    })
  } finally {
    await context.close()
    await server.stop()
    await api.close()
  }
})
