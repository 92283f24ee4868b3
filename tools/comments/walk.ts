// Run by hand while `npm run storybook` is running: writes comments in Storybook as a reviewer does, by keys and by
// pointer, and takes away the files that it wrote. `node tools/comments/walk.ts http://localhost:6006 folder-of-screenshots`
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright'
import { launchOptions } from '../../scripts/browser.mjs'
import { injectAxe } from '../../tests/axe.ts'
import { repositoryComments } from './index.ts'

const root = path.resolve(import.meta.dirname, '../..')
const [address = 'http://localhost:6006', folder = '/tmp/comments'] = process.argv.slice(2)
const author = 'Walk through'
const story = 'screens-pay--declined'
const comments = repositoryComments()
const written = async () => (await comments.list()).comments.filter((one) => one.author === author)

const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const page = await context.newPage()
page.setDefaultTimeout(60_000)
const faults: string[] = []
// Storybook's own, of a widget for tests that nobody started.
page.on('pageerror', ({ message }) => void (message.includes('UniversalStore') || faults.push(message)))

const panel = page.locator('section.comments')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const canvas = page.frameLocator('#storybook-preview-iframe')
const pinsSwitch = page.getByRole('switch', { name: 'Pins of comments, 2 open' })
const catcher = page.locator('.comments-catcher')
const focused = (selector: string) => page.locator(`${selector}:focus`).waitFor({ state: 'attached' })
const announced = (text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor({ state: 'attached' })

/** A screenshot for people in two widths, and axe on what is ours. */
async function look(name: string): Promise<void> {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await page.screenshot({ path: path.join(folder, `${name}.${width}.png`) })
  }
  if ((await page.locator('section.comments, .comments-layer').count()) === 0) return
  await injectAxe(page)
  const found = await page.evaluate(async () => {
    const { axe } = Object(window)
    const { violations } = await axe.run('section.comments, .comments-layer', { iframes: false })
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes[0]?.html}`)
  })
  assert.deepEqual(found, [])
}

async function open(id: string, globals = ''): Promise<void> {
  await page.goto(`${address}/?path=/story/${id}${globals === '' ? '' : `&globals=${globals}`}`)
  await canvas.locator('#storybook-root > *').first().waitFor({ state: 'attached' })
}

try {
  await open(story)
  await page.getByRole('tab', { name: 'Comments' }).click()
  await panel.getByText('Nobody has said anything about this story. Add a comment').waitFor()
  await panel.getByLabel('Your name').fill(author)
  await look('empty')

  // By keys alone.
  await panel.getByRole('heading').click()
  await page.keyboard.press('Alt+c')
  await focused('.comments-catcher')
  for (const key of ['ArrowRight', 'ArrowDown', 'Shift+ArrowLeft']) await page.keyboard.press(key)
  await page.getByText(/^\d+ % from the left, \d+ % from the top$/).waitFor({ state: 'attached' })
  await look('placing')
  await page.keyboard.press('Enter')
  await focused('textarea')
  await page.keyboard.type('Too far down on a phone: <b>look</b>')
  await look('writing')
  await page.keyboard.press('Control+Enter')
  await announced('Comment saved.')
  await focused('.comments-thread')
  assert.deepEqual(
    (await written()).map(({ text, storyId }) => [text, storyId]),
    [['Too far down on a phone: <b>look</b>', story]],
  )

  // By pointer, on a phone in the dark scheme.
  await open(story, 'theme:dark;viewport:phone')
  await button('Add a comment').click()
  const paper = await page.locator('#storybook-preview-iframe').boundingBox()
  assert(paper !== null)
  await catcher.click({ position: { x: 100, y: 80 } })
  await page.getByRole('textbox', { name: 'Your comment' }).fill('In the dark')
  await button('Save').click()
  await announced('Comment saved.')
  const pin = button(/^Comment 2, Walk through: In the dark/)
  const box = await pin.boundingBox()
  assert(box !== null)
  assert(Math.abs(box.x + box.width / 2 - paper.x - 100) < 3, `the pin is at ${box.x} of ${paper.x}`)
  const [newest] = await written()
  assert.equal(newest?.place.scheme, 'dark')
  assert(Math.abs((newest?.place.width ?? 0) - 390) < 20, `${newest?.place.width}`)
  await look('two')

  // No pin is in what is pictured.
  assert.equal(await canvas.locator('[class*="comments-"]').count(), 0)

  // The pin moves with the page, and hides.
  await canvas.locator('html').evaluate((element) => element.ownerDocument.defaultView?.scrollBy(0, 40))
  await page.waitForFunction(
    (top) => (document.querySelector('.comments-pin')?.getBoundingClientRect().top ?? top) < top - 30,
    box.y,
  )
  await pinsSwitch.click()
  await pin.waitFor({ state: 'detached' })
  await pinsSwitch.click()

  // Answered, resolved, reopened.
  await pin.click()
  await page.getByRole('article', { name: 'Comment 2, open' }).and(page.locator(':focus')).waitFor()
  await button('Reply to comment 2').click()
  await page.keyboard.type('Yes.')
  await button('Reply').click()
  await announced('Reply saved.')
  await button('Resolve comment 2').click()
  await announced('Comment resolved.')
  await focused('section.comments')
  await page.getByText('1 resolved').click()
  await look('resolved')
  await button('Reopen comment 2').click()
  await pin.waitFor()

  // A comment of another window is shown there.
  await button(/^Show at \d+ px, light/).click()
  await button(/^Comment 1, Walk through/).waitFor()

  // The page of the component lists what is open, and so does the list of all.
  for (const scheme of ['light', 'dark']) {
    await page.goto(`${address}/?path=/docs/screens-pay--docs&globals=theme:${scheme}`)
    const listed = canvas.getByRole('region', { name: 'Comments on Declined' })
    await listed.getByText('In the dark').scrollIntoViewIfNeeded()
    await look(`docs.${scheme}`)
    await page.goto(`${address}/?path=/story/comments--now&globals=theme:${scheme}`)
    await canvas.getByText('Too far down on a phone: <b>look</b>').waitFor()
    await look(`list.${scheme}`)
  }
  await canvas.getByRole('link', { name: 'Pay: Declined' }).first().click()
  // As it was when the comment was written, and at the comment.
  await page.getByRole('article', { name: 'Comment 2, open' }).and(page.locator(':focus')).waitFor()
  await pin.waitFor()

  // What fails keeps its text.
  await button('Add a comment').click()
  await focused('.comments-catcher')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Kept')
  await page.route('**/comments.json', (route) => route.abort())
  await button('Save').click()
  await page.getByText('The comments are not answered for').waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Your comment' }).inputValue(), 'Kept')
  await look('refused')
  await page.unroute('**/comments.json')
  await button('Cancel').click()
  await button('Add a comment').and(page.locator(':focus')).waitFor()
  assert.deepEqual(faults, [])
} finally {
  await browser.close()
  const folders = new Set((await written()).map(({ file }) => path.dirname(file)))
  const others = (await comments.list()).comments.filter((one) => one.author !== author)
  for (const one of folders) {
    assert(
      !others.some(({ file }) => path.dirname(file) === one),
      `${one} has comments of others: delete yours by hand`,
    )
    await rm(path.join(root, one), { recursive: true })
  }
}
console.log('walked through')
