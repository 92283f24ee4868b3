// Run by hand: walks through a report as a reviewer does, opened as a file and served, in the pinned browser.
import assert from 'node:assert/strict'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { sampleReport } from './fixtures.ts'
import { serveReport } from './serveReport.ts'
import { violations } from './violations.ts'
import { writeReport } from './writeReport.ts'

const folder = path.resolve(process.argv[2] ?? '/tmp/visual-report')
const sample = await sampleReport(folder)
const { file, linked } = await writeReport(sample, folder, { embedUpTo: 2 * 1024 * 1024 })
assert(linked > 0)

const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const page = await context.newPage()
page.setDefaultTimeout(10_000)
const faults: string[] = []
page.on('pageerror', ({ message }) => faults.push(message))
page.on('console', (message) => {
  if (message.type() === 'error') faults.push(message.text())
})
const hash = () => page.evaluate(() => window.location.hash)
const heading = page.getByRole('heading', { level: 1 })
const command = page.getByRole('textbox', { name: 'The command that approves them' })

await page.goto(pathToFileURL(file).href)
await heading.waitFor()

// Into a group, to an item, and on by keys.
await page.getByRole('link', { name: 'packages/ui/src/tokens/palette.ts', exact: true }).click()
assert.equal(await hash(), '#group=g1')
assert.equal(await heading.textContent(), 'packages/ui/src/tokens/palette.ts')
assert(await heading.evaluate((element) => element === document.activeElement), 'the heading has the focus')
await page.getByRole('link', { name: /Primitives\/Button, Filled, 390 px, light/ }).click()
await page.getByRole('button', { name: 'Next picture' }).waitFor()
await page.keyboard.press('j')
await page.keyboard.press('ArrowRight')
await page.keyboard.press('k')
assert.match(await hash(), /item=primitives-button--filled\.390\.dark/)
for (const [key, mode] of [
  ['2', 'slider'],
  ['3', 'difference'],
] as const) {
  await page.keyboard.press(key)
  assert.match(await hash(), new RegExp(`mode=${mode}`))
}
// The page compares the two pictures itself.
const difference = page.getByRole('img', { name: /, what differs$/ })
await difference.waitFor()
assert(await difference.evaluate((image) => image instanceof HTMLImageElement && image.src.startsWith('blob:')))
await page.getByText(/% differs$/).waitFor()
await page.keyboard.press('1')
assert.doesNotMatch(await hash(), /mode/)

// A picture that is linked shows, too.
await page.goto(`${pathToFileURL(file).href}#group=g1&item=screens-landing--filled.1440.dark`)
const natural = await page.getByRole('img', { name: 'Filled, after' }).evaluate(async (image) => {
  if (!(image instanceof HTMLImageElement)) return 0
  await image.decode()
  return image.naturalWidth
})
assert.equal(natural, 1440)

// Approving by key goes on, is kept, and can be taken back.
await page.goto(`${pathToFileURL(file).href}#group=g1&item=primitives-button--filled.390.light`)
await page.getByRole('img', { name: 'Filled, before' }).waitFor()
await page.keyboard.press('a')
await page.keyboard.press('a')
assert.equal(
  await command.inputValue(),
  'npm run visual:approve -- primitives-button--filled.390.light primitives-button--filled.390.dark',
)
await page.keyboard.press('Escape')
await page.reload()
assert.match(await command.inputValue(), /390\.light primitives/)
await page.getByRole('button', { name: 'Approve this group' }).click()
assert.equal(await command.inputValue(), 'npm run visual:approve -- g1')
await page.getByRole('link', { name: '5 causes' }).click()
await page.getByRole('button', { name: 'Approve everything' }).click()
assert.equal(await command.inputValue(), 'npm run visual:approve -- all')
await page.screenshot({ path: path.join(folder, 'look/chosen.png') })
assert.deepEqual(await violations(page), [])
await page.getByRole('button', { name: 'Copy command' }).click()
await page.getByRole('button', { name: 'Take back all' }).click()
assert.equal(await command.count(), 0)

// Filters stand in the address; writing in the field is not a key.
await page.getByRole('textbox', { name: 'Component or story' }).fill('pay a')
await page.getByRole('radio', { name: 'Dark', exact: true }).click()
assert.equal(await hash(), '#text=pay+a&theme=dark')
assert.equal(await command.count(), 0)
await page.getByText('5 pictures of 34').waitFor()
await page.getByRole('button', { name: 'Approve these 5' }).click()
assert.equal((await command.inputValue()).split(' ').length - 4, 5)
await page.getByRole('button', { name: 'Take back all' }).click()

// The way back leads to the item one came from.
await page.goto(`${pathToFileURL(file).href}#group=g2`)
const last = page.getByRole('link', { name: /Screens\/Register, Filled, 1440 px, dark/ })
await last.click()
await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
await page.keyboard.press('Escape')
await last.waitFor()
await page.waitForFunction(() => document.activeElement?.id.startsWith('item '))

// Keys can be turned off.
await page.keyboard.press('?')
await page.getByRole('dialog', { name: 'Keys and help' }).waitFor()
await page.screenshot({ path: path.join(folder, 'look/help.png') })
assert.deepEqual(await violations(page), [])
await page.getByRole('checkbox', { name: 'Keys are on' }).click()
await page.keyboard.press('Escape')
await page.getByRole('dialog').waitFor({ state: 'detached' })
await page.keyboard.press('?')
await page.evaluate(() => new Promise(requestAnimationFrame))
assert.equal(await page.getByRole('dialog').count(), 0)
assert.deepEqual(faults, [])

// Served: done at once, with words when it cannot be.
const asked: (readonly string[])[] = []
const undone: string[] = []
let broken = true
const served = await serveReport(folder, async (ids) => {
  if (broken) throw new Error('The baselines cannot be written: the disk is full.')
  asked.push(ids)
  return { approved: ids.length, undo: async () => void undone.push(ids.join()) }
})
const other = await context.newPage()
other.setDefaultTimeout(10_000)
await other.goto(`${served.url}#group=g3`)
await other.getByRole('button', { name: /^Approve Screens\/Upscale, Filled, 390 px, light/ }).click()
await other.getByText('the disk is full').waitFor()
await other.screenshot({ path: path.join(folder, 'look/refused.png') })
assert.deepEqual(await violations(other), [])
broken = false
await other.getByRole('button', { name: 'Try again' }).click()
await other.locator('[data-standing=approved]').waitFor()
assert.deepEqual(asked, [['screens-upscale--filled.390.light']])
await other.getByRole('button', { name: 'Approve this group' }).click()
await other.locator('[data-standing=approved]').nth(7).waitFor()
assert.deepEqual(asked[1], ['g3'])
await other.screenshot({ path: path.join(folder, 'look/approved.png') })
assert.deepEqual(await violations(other), [])

// It counts what is left, and whatever was approved is undone in one step, by key or by hand, the newest first.
const left = other.getByRole('heading', { level: 1 })
await other.goto(served.url)
await left.filter({ hasText: /^52 pictures to look at$/ }).waitFor()
await other.getByRole('button', { name: 'Approve everything' }).click()
await left.filter({ hasText: 'Nothing else to look at' }).waitFor()
await other.screenshot({ path: path.join(folder, 'look/all.png') })
await other.reload()
await other.getByText('52 pictures approved').waitFor()
await other.getByRole('button', { name: 'Undo', exact: true }).click()
await left.filter({ hasText: /^52 pictures to look at$/ }).waitFor()
await other.getByText('7 pictures approved').waitFor()
await other.keyboard.press('u')
await left.filter({ hasText: /^59 pictures to look at$/ }).waitFor()
assert.deepEqual(undone, ['all', 'g3'])
await other.goto(`${served.url}#group=g3&item=screens-upscale--filled.390.dark`)
await other.getByText('1 picture approved').waitFor()
await other.screenshot({ path: path.join(folder, 'look/viewer.png') })
assert.deepEqual(await violations(other), [])
await served.close()
await other.goto('about:blank').catch(() => undefined)
await browser.close()
console.log('walked through')
