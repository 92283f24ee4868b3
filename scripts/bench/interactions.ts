// How long the page takes to answer what people do most, with a processor four times slower (Event Timing).
import { chromium, type Page } from 'playwright'
import { useAtOnce } from '../../tests/e2e/support/fixtures.ts'
import { MintageServer } from '../../tests/e2e/support/server.ts'
import makeDataFolder from '../../tests/makeDataFolder.ts'
import { launchOptions } from '../browser.mjs'
import { percentile, report } from './figure.ts'

declare global {
  interface Window {
    interactions?: Map<number, { duration: number; handler: number }>
  }
  /** Missing from the types of the DOM. */
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** The longest event and handler of each interaction in ms; browsers do not report events shorter than 16. */
function watchInteractions(): void {
  const longest = new Map<number, { duration: number; handler: number }>()
  window.interactions = longest
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      const { duration, handler } = longest.get(entry.interactionId) ?? { duration: 0, handler: 0 }
      longest.set(entry.interactionId, {
        duration: Math.max(duration, entry.duration),
        handler: Math.max(handler, entry.processingEnd - entry.processingStart),
      })
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

const type = (page: Page, label: string, text: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).first().pressSequentially(text)

async function moveSlider(page: Page): Promise<void> {
  const slider = page.getByRole('main').getByRole('slider').first()
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  for (const key of ['ArrowRight', 'ArrowLeft']) for (let step = 0; step < 15; step += 1) await page.keyboard.press(key)
}

/** By address; those below /account and /services are a member's. */
const walks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': moveSlider,
  '/pricing': moveSlider,
  async '/faq'(page) {
    const questions = await page.getByRole('main').locator('summary, button[aria-expanded]').all()
    for (const question of [...questions.slice(0, 10), ...questions.slice(0, 10)]) await question.click()
  },
  async '/register'(page) {
    await type(page, 'Name', 'Ida')
    await type(page, 'Surname', 'Halvorsen')
    await type(page, 'Email', 'ida.example')
    await type(page, 'Password', 'Copper1')
    const submit = page.getByRole('button', { name: 'Create account' })
    await submit.click()
    await page.getByRole('checkbox').first().check()
    await submit.click()
  },
  async '/login'(page) {
    await type(page, 'Email', 'nobody@example.com')
    await type(page, 'Password', 'Copper12')
    await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
    await page.getByRole('alert').first().waitFor()
  },
  async '/account/profile'(page) {
    await type(page, 'Name', ' Marie')
    await type(page, 'Surname', ' Berg')
    await page.getByRole('button', { name: /^Save/ }).first().click()
  },
  async '/account/change-password'(page) {
    for (const field of await page.getByRole('main').locator('input[type=password]').all()) {
      await field.pressSequentially('Copper12')
    }
    await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
  },
  async '/services/generate-image'(page) {
    const main = page.getByRole('main')
    await main
      .getByRole('textbox')
      .first()
      .pressSequentially('a red house at a lake, evening light, a boat in the mist')
    for (const choice of (await main.getByRole('radio').all()).slice(0, 6)) await choice.press('Space')
  },
}

const password = 'Copper12'
const person = { name: 'Ida', surname: 'Halvorsen', email: 'ida@example.com', password, currency: 'EUR' }

const removeData = await makeDataFolder()
const server = await MintageServer.start({ RATE_LIMIT: 'off' })
const browser = await chromium.launch(await launchOptions())
try {
  const contextOf = () => browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const [guest, member] = [await contextOf(), await contextOf()]
  const data = { ...person, phoneE164: null, password_confirmation: password }
  const registered = await member.request.post('/api/register', { data })
  if (!registered.ok()) throw new Error(await registered.text())

  const all: { duration: number; handler: number }[] = []
  for (const [path, walk] of Object.entries(walks)) {
    const page = await (/^\/(account|services)/.test(path) ? member : guest).newPage()
    await page.addInitScript(watchInteractions)
    await useAtOnce(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !('endHydration' in window))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await walk(page)
    // Entries come with the frame after the one that they measure.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const found = await page.evaluate(() => [...(window.interactions?.values() ?? [])])
    const slowest = Math.max(0, ...found.map(({ duration }) => duration))
    console.log(`         ${path}: ${found.length} interactions, the longest ${slowest} ms`)
    all.push(...found)
    await page.close()
  }
  const durations = all.map(({ duration }) => duration)
  const p75 = percentile(durations, 0.75)
  report(`interactions at four-fold throttle, p75 of ${all.length}`, `${p75} ms`, '<= 40 ms', p75 <= 40)
  const handler = Math.max(...all.map((one) => one.handler))
  report('the longest handler of them', `${handler.toFixed(0)} ms`, '<= 50 ms', handler <= 50)
} finally {
  await browser.close()
  await server.stop()
  await removeData()
}
