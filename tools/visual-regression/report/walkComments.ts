// Run by hand: writes and answers comments in a served report as a reviewer does, by keys and by pointer.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { injectAxe, violationsOn } from '../../../tests/axe.ts'
import { commentStore } from '../../comments/index.ts'
import { sampleReport } from './fixtures.ts'
import { serveReport } from './serveReport.ts'
import { writeReport } from './writeReport.ts'

const folder = path.resolve(process.argv[2] ?? '/tmp/visual-report-comments')
const root = await mkdtemp(path.join(tmpdir(), 'comments-'))
const store = commentStore({
  root,
  findStory: (id) =>
    id.startsWith('screens-pay--')
      ? { id, title: 'Screens/Pay', name: 'Declined', file: 'packages/ui/src/screens/Pay/Pay.stories.tsx' }
      : null,
  author: async () => 'Ada',
})
let broken = false
const failing = {
  list: store.list,
  write: (change: Parameters<typeof store.write>[0]) =>
    broken ? Promise.reject(new Error('The disk is full.')) : store.write(change),
}
await writeReport(await sampleReport(folder), folder)
const served = await serveReport(folder, () => Promise.reject(new Error('Nothing is approved here.')), {
  comments: failing,
})
const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const page = await context.newPage()
page.setDefaultTimeout(20_000)
const faults: string[] = []
page.on('pageerror', ({ message }) => faults.push(message))

/** A screenshot for people, and axe, in both schemes and two widths. */
async function look(name: string): Promise<void> {
  const { viewport } = { viewport: page.viewportSize() }
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: path.join(folder, `look/${name}.${width}.${colorScheme}.png`) })
      await injectAxe(page)
      const found = await violationsOn(page)
      assert.deepEqual(
        found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`),
        [],
      )
    }
  }
  if (viewport) await page.setViewportSize(viewport)
}

const button = (name: string | RegExp, on: Page = page) => on.getByRole('button', { name, exact: true })
const status = (text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })
const hasFocus = (selector: string) => page.locator(`${selector}:focus`).waitFor({ state: 'attached' })
const filesOf = () => readdir(path.join(root, 'packages/ui/src/screens/Pay/Pay.comments'))
const item = '#group=g1&item=screens-pay--declined.390.light'

// Nothing yet, and what to do about it.
await page.goto(`${served.url}${item}`)
await page.getByText('Nobody has said anything about this story. Add a comment').waitFor()
await look('empty')

// By keys alone: to place, to move, to write, to save.
await page.keyboard.press('c')
await hasFocus('.comments-catcher')
for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key)
await page.getByText(/^\d+ % from the left, \d+ % from the top$/).waitFor({ state: 'attached' })
// The arrows have moved the pin alone.
assert.match(page.url(), /screens-pay--declined\.390\.light$/)
await look('placing')
await page.keyboard.press('Enter')
await hasFocus('textarea')
broken = true
await page.keyboard.type('Approve? a<b>bold</b>')
await page.keyboard.press('Control+Enter')
await page.getByText('The disk is full.').waitFor()
assert.equal(await page.getByRole('textbox', { name: 'Your comment' }).inputValue(), 'Approve? a<b>bold</b>')
await look('refused')
broken = false
await page.keyboard.press('Control+Enter')
await status('Comment saved.')
await hasFocus('.comments-thread')
await page.getByText('Approve? a<b>bold</b>', { exact: true }).waitFor()
assert.equal((await filesOf()).length, 1)
// Writing is no approval, which would have been refused.
assert.equal(await page.getByText('Nothing is approved here.').count(), 0)

// By pointer, in its own size.
await page.keyboard.press('2')
await button('Add a comment').click()
await page.locator('.comments-catcher').click({ position: { x: 60, y: 120 } })
await page.getByRole('textbox', { name: 'Your comment' }).fill('Second\nwith a line')
await button('Save').click()
await status('Comment saved.')
await page.keyboard.press('0')
const pin = button(/^Comment 2, Ada: Second/)
const box = await pin.boundingBox()
const picture = await page.getByRole('img', { name: 'Declined, after' }).boundingBox()
assert(box !== null && picture !== null)
const share = (box.x + box.width / 2 - picture.x) / picture.width
assert(Math.abs(share - 60 / 390) < 0.01, `the pin is at ${share}`)
await look('two')

// A pin leads to its comment, which is answered and resolved.
await pin.click()
await page.getByRole('article', { name: 'Comment 2, open' }).and(page.locator(':focus')).waitFor()
await button('Reply to comment 2').click()
await hasFocus('textarea')
await page.keyboard.type('Yes, it is.')
await button('Reply').click()
await status('Reply saved.')
await button('Resolve comment 2').click()
await status('Comment resolved.')
await hasFocus('section.comments')
await pin.waitFor({ state: 'detached' })
await page.getByText('1 resolved').click()
await look('resolved')
await button('Reopen comment 2').click()
await pin.waitFor()
assert.deepEqual((await filesOf()).map((name) => name.replaceAll(/[0-9a-f]{12}/g, 'ID')).toSorted(), [
  'declined.ID.json',
  'declined.ID.json',
  'declined.ID.reopened-ID.json',
  'declined.ID.reply-ID.json',
  'declined.ID.resolved-ID.json',
])

// Escape leaves a place that is not chosen, and the button has the focus again.
await button('Add a comment').click()
await hasFocus('.comments-catcher')
await page.keyboard.press('Escape')
await button('Add a comment').and(page.locator(':focus')).waitFor()

// Another picture of the story lists them, and leads to the one that they were written on.
await page.goto(`${served.url}#group=g1&item=screens-pay--declined.1440.dark`)
await button('Show at 390 px, light').first().click()
await page.waitForURL(/screens-pay--declined\.390\.light/)

// The list of all.
await page.goto(served.url)
await page.getByText('2 open comments').waitFor()
await look('list')
await page.getByRole('link', { name: 'Screens/Pay, Declined' }).first().click()
await page.getByRole('article', { name: 'Comment 2, open' }).waitFor()

assert.deepEqual(faults, [])
await page.goto('about:blank')
await served.close()
await browser.close()
await rm(root, { recursive: true })
console.log('walked through')
