import type { Browser, Page } from 'playwright'
import { atMost, type Figure, percentile } from './figure.ts'
import { newVisitor, open, register, slowDown } from './visitor.ts'

declare global {
  interface Window {
    interactions?: Map<number, number>
  }
  /** Event Timing, which the types of the DOM do not know yet. */
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** Event Timing: the longest event of each interaction, in ms, in steps of 8. What takes less than 16 is not told. */
function watchInteractions(): void {
  const longest = new Map<number, number>()
  window.interactions = longest
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

interface Journey {
  name: string
  path: string
  isMember: boolean
  walk(page: Page): Promise<void>
}

const press = async (page: Page, key: string, times: number) => {
  for (let done = 0; done < times; done += 1) await page.keyboard.press(key)
}
const type = (page: Page, label: string | RegExp, text: string) =>
  page
    .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    .first()
    .pressSequentially(text)

async function moveSlider(page: Page) {
  const slider = page.getByRole('main').getByRole('slider').first()
  await slider.scrollIntoViewIfNeeded()
  await slider.focus()
  await press(page, 'ArrowRight', 15)
  await press(page, 'ArrowLeft', 15)
}

/** What people do most, each on a page that was just opened. */
const journeys: readonly Journey[] = [
  { name: 'the slider of the landing page', path: '/', isMember: false, walk: moveSlider },
  { name: 'the slider of the prices', path: '/pricing', isMember: false, walk: moveSlider },
  {
    name: 'questions',
    path: '/faq',
    isMember: false,
    async walk(page) {
      const questions = page.getByRole('main').locator('summary, button[aria-expanded]')
      const count = Math.min(10, await questions.count())
      for (let place = 0; place < count; place += 1) await questions.nth(place).click()
      for (let place = 0; place < count; place += 1) await questions.nth(place).click()
    },
  },
  {
    name: 'sign-up',
    path: '/register',
    isMember: false,
    async walk(page) {
      await type(page, 'Name', 'Ida')
      await type(page, 'Surname', 'Halvorsen')
      await type(page, 'Email', 'ida.example')
      await type(page, 'Password', 'Copper1')
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByRole('checkbox').first().check()
      await page.getByRole('button', { name: 'Create account' }).click()
    },
  },
  {
    name: 'sign-in',
    path: '/login',
    isMember: false,
    async walk(page) {
      await type(page, 'Email', 'nobody@example.com')
      await type(page, 'Password', 'Copper12')
      await page.getByRole('button', { name: 'Sign in', exact: true }).last().click()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'the profile',
    path: '/account/profile',
    isMember: true,
    async walk(page) {
      await type(page, 'Name', ' Marie')
      await type(page, 'Surname', ' Berg')
      await page.getByRole('button', { name: /^Save/ }).first().click()
    },
  },
  {
    name: 'a prompt',
    path: '/services/generate-image',
    isMember: true,
    async walk(page) {
      await page
        .getByRole('main')
        .getByRole('textbox')
        .first()
        .pressSequentially('a red house at a lake, evening light, a boat in the mist')
      const choices = page.getByRole('main').getByRole('radio')
      const count = Math.min(6, await choices.count())
      for (let place = 0; place < count; place += 1) await choices.nth(place).press('Space')
    },
  },
  {
    name: 'a new password',
    path: '/account/change-password',
    isMember: true,
    async walk(page) {
      const fields = page.getByRole('main').locator('input[type=password]')
      for (let place = 0; place < (await fields.count()); place += 1) {
        await fields.nth(place).pressSequentially(`Copper${place}`)
      }
      await page.getByRole('main').getByRole('button', { name: 'Change password' }).click()
    },
  },
]

/** Interaction latency with a processor four times slower. */
export async function measureInteractions(browser: Browser, baseURL: string): Promise<Figure[]> {
  const all: number[] = []
  const figures: Figure[] = []
  for (const { name, path, isMember, walk } of journeys) {
    const visitor = await newVisitor(browser, baseURL)
    if (isMember) await register(visitor)
    await visitor.addInitScript(watchInteractions)
    const page = await visitor.newPage()
    await open(page, path)
    await slowDown(page, 4)
    await walk(page)
    // Entries come with the frame after the one that they measure.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const durations = await page.evaluate(() => [...(window.interactions ?? new Map<number, number>()).values()])
    all.push(...durations)
    figures.push(
      atMost(`longest interaction of ${name} (of ${durations.length})`, Math.max(0, ...durations), null, ' ms'),
    )
    await visitor.close()
  }
  return [
    ...figures,
    { what: 'interactions of 16 ms and more', goal: '', measured: String(all.length), met: true },
    atMost('interactions, p75, processor four times slower', percentile(all, 0.75), 40, ' ms'),
    atMost('interactions, p98, processor four times slower', percentile(all, 0.98), 100, ' ms'),
  ]
}
