import type { Page } from '@playwright/test'
import { startImagesApi } from '../../apps/api/test/support/images-api.ts'
import { countCalls } from './support/answers.ts'
import { expect, portrait, test } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'
import { arrive, expectTokens } from './support/steps.ts'

const prompt = (page: Page) => page.getByRole('textbox', { name: 'Prompt' })
const rows = (page: Page) => page.getByRole('button', { name: /^Take .* away$/ })
const row = (page: Page, name: string) => page.getByRole('button', { name: `Take ${name} away` })
const choose = async (page: Page, name: string) => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await portrait(160, 120) })
  await expect(row(page, name)).toBeVisible()
  await expect.poll(() => page.evaluate(storedNames)).toContain(name)
}
/** Runs in the page. An image is shown before it is kept, and a test leaves faster than a person can. */
async function storedNames(): Promise<readonly string[]> {
  // Asked for first, because opening a database that is not there makes an empty one.
  const [there] = await indexedDB.databases()
  if (there?.name === undefined) return []
  const opening = indexedDB.open(there.name)
  return new Promise((resolve, reject) => {
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('pictures').objectStore('pictures').getAll()
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result.map(({ name }) => name))
      }
    }
  })
}
/** A tab in which nothing more is being read from what the browser keeps. */
const rested = async (page: Page, path: string) => {
  const service = path.split('/').at(-1)
  await page.goto(path)
  const key = service === 'upscale' ? 'services.upscale.slots' : 'services.prompt.slots'
  await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key)).not.toBeNull()
}

test('what was chosen and typed outlasts its tab, and is in one tab at a time', async ({ page, context }) => {
  await arrive(page)

  await test.step('a reload keeps the images, the factor and the prompt', async () => {
    await rested(page, '/services/generate-image')
    await prompt(page).fill('A heron on a jetty')
    await page.reload()
    await expect(prompt(page)).toHaveValue('A heron on a jetty')
    await page.goto('/services/upscale')
    await choose(page, 'jug.jpg')
    await page.getByRole('radio', { name: '4x', exact: true }).click()
    await page.reload()
    await expect(row(page, 'jug.jpg')).toBeVisible()
    await expect(page.getByRole('radio', { name: '4x', exact: true })).toBeChecked()
  })

  const second = await context.newPage()
  await test.step('a second tab has neither, and its own are not in the first', async () => {
    await rested(second, '/services/upscale')
    await expect(rows(second)).toHaveCount(0)
    await choose(second, 'kettle.jpg')
    await rested(second, '/services/generate-image')
    await expect(prompt(second)).toHaveValue('')
    await prompt(second).fill('A kettle')
    await page.reload()
    await expect(row(page, 'jug.jpg')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
  })

  await test.step('a duplicated tab begins empty', async () => {
    const opening = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/services/upscale'))
    const copy = await opening
    const own = await page.evaluate(() => sessionStorage.getItem('services.upscale.slots'))
    const theirs = () => copy.evaluate(() => sessionStorage.getItem('services.upscale.slots'))
    await expect.poll(theirs).not.toBe(own)
    await expect(rows(copy)).toHaveCount(0)
    await copy.close()
    await expect(row(page, 'jug.jpg')).toBeVisible()
  })

  await test.step('what a closed tab had comes to the next one', async () => {
    const slots = () => second.evaluate(() => Object.values({ ...sessionStorage }).join())
    const own = await slots()
    await second.close({ runBeforeUnload: true })
    const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name) ?? [])
    await expect
      .poll(async () => (await held()).filter((name) => own.includes(name?.replace('mintage_slot_', '') ?? ' ')))
      .toEqual([])
    const third = await context.newPage()
    await rested(third, '/services/upscale')
    await expect(row(third, 'kettle.jpg')).toBeVisible()
    await expect(rows(third)).toHaveCount(1)
    await rested(third, '/services/generate-image')
    await expect(prompt(third)).toHaveValue('A kettle')
  })

  await test.step('whoever signs out leaves nothing, in any tab', async () => {
    await page.goto('/account/profile')
    await page.getByRole('button', { name: /log ?out/i }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
    const storage = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('services.')))
    expect(await storage()).toEqual([])
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
    await arrive(page)
    await rested(page, '/services/upscale')
    await expect(rows(page)).toHaveCount(0)
    await rested(page, '/services/generate-image')
    await expect(prompt(page)).toHaveValue('')
    expect(await storage()).toEqual([])
  })
})

test('tokens spent in one tab disappear from the other at once, with one request at most', async ({
  page,
  context,
}) => {
  await arrive(page)
  const other = await context.newPage()
  await other.goto('/pricing')
  await expectTokens(other, '10')
  const asked = countCalls(other, '/user/profile')
  // However long this machine takes: what that tab waited for by a timer of its own would never come.
  await other.evaluate(() => Object.assign(window, { setTimeout: () => 0, setInterval: () => 0 }))

  await page.goto('/services/generate-image')
  await prompt(page).fill('A heron struck on a copper coin')
  const accepted = page.waitForResponse((response) => response.url().endsWith('/api/images/generate'))
  await page.getByRole('button', { name: /^Generate 1 image/ }).click()
  expect((await accepted).status()).toBe(202)
  await expect(other.getByRole('banner')).toContainText(/Tokens\s*9(?![\d.,])/)
  expect(asked()).toBeLessThanOrEqual(1)
})

/** Runs in the page: when it first shows that so many tokens are left, by the clock of the machine. */
function noteBalance(tokens: number) {
  const header = document.querySelector('header')
  const note = () => {
    if (!new RegExp(`Tokens\\s*${tokens}(?![\\d.,])`).test(header?.textContent ?? '')) return
    watching.disconnect()
    Reflect.set(window, 'balanceShownAt', performance.timeOrigin + performance.now())
  }
  const watching = new MutationObserver(note)
  if (header) watching.observe(header, { subtree: true, childList: true, characterData: true })
}

/** Runs in the page: when the answer to its request for images had come. */
const acceptedAt = () =>
  performance.timeOrigin +
  Math.max(
    ...performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .flatMap(({ name, responseEnd }) => (name.endsWith('/api/images/generate') ? [responseEnd] : [])),
  )

const testWithOwnServer = test.extend<{ ownServer: MintageServer; baseURL: string }>({
  ownServer: async ({}, use) => {
    const api = await startImagesApi()
    api.reply(() => {})
    const server = await MintageServer.start({ IMAGE_API_URL: `http://${api.host}` })
    await use(server)
    await server.stop()
    await api.close()
  },
  baseURL: async ({ ownServer }, use) => {
    await use(ownServer.url)
  },
})

testWithOwnServer(
  'the server tells every tab of a new balance within a second, unasked, and again after a cut',
  async ({ page, context, ownServer: server }) => {
    await arrive(page)
    const other = await context.newPage()
    await other.addInitScript(() => void Reflect.deleteProperty(BroadcastChannel.prototype, 'onmessage'))
    const listening = other.waitForResponse((response) => response.url().endsWith('/api/events'))
    await other.goto('/pricing')
    expect((await listening).status()).toBe(200)
    await expectTokens(other, '10')
    const calls: string[] = []
    other.on('request', (request) => calls.push(request.url()))
    // It cannot ask by a timer, and does not get the focus either.
    await other.evaluate(() => Object.assign(window, { setTimeout: () => 0, setInterval: () => 0 }))

    await page.goto('/services/generate-image')
    const ask = async () => {
      await prompt(page).fill('A heron struck on a copper coin')
      const accepted = page.waitForResponse((response) => response.url().endsWith('/api/images/generate'))
      await page.getByRole('button', { name: /^Generate 1 image/ }).click()
      expect((await accepted).status()).toBe(202)
      await (await accepted).finished()
    }
    const delays: number[] = []
    for (const left of [9, 8, 7]) {
      await other.evaluate(noteBalance, left)
      await ask()
      await expectTokens(other, String(left))
      const shownAt = await other.evaluate(() => Number(Reflect.get(window, 'balanceShownAt')))
      delays.push(Math.round(shownAt - (await page.evaluate(acceptedAt))))
    }
    expect(calls).toEqual([])
    console.log(`the other tab showed the balance ${delays.join(', ')} ms after the answer to the first`)
    expect(delays.toSorted((one, other) => one - other)[1]).toBeLessThan(1_000)

    await test.step('the browser comes back to a server that was gone, and hears how things stand', async () => {
      await server.crash()
      await server.boot()
      await page.reload()
      await ask()
      await expectTokens(other, '6')
      expect(new Set(calls)).toEqual(new Set([`${server.url}/api/events`]))
    })
  },
)
