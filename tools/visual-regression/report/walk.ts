// Run by hand: walks through a report as a reviewer does, opened as a file and served, in the pinned browser.
import assert from 'node:assert/strict'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { injectAxe, violationsOn } from '../../../tests/axe.ts'
import { sampleReport } from './fixtures.ts'
import { serveReport } from './serveReport.ts'
import { writeReport } from './writeReport.ts'

const folder = path.resolve(process.argv[2] ?? '/tmp/visual-report')
const { file, linked } = await writeReport(await sampleReport(folder), folder, { embedUpTo: 60_000 })
assert(linked > 0)
const address = pathToFileURL(file).href

const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
const faults: string[] = []

async function openPage(url: string): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(url)
  return page
}

/** A screenshot for people, and axe in both schemes. */
async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: path.join(folder, `look/${name}.${colorScheme}.png`) })
    await injectAxe(page)
    const found = await violationsOn(page)
    assert.deepEqual(
      found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`),
      [],
    )
  }
}

const page = await openPage(address)
const hash = () => page.evaluate(() => window.location.hash)
const command = page.getByRole('textbox', { name: 'The command that approves them' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

// Into a group, to a picture, and on by keys.
await page.getByRole('heading', { name: '23 changes to look at' }).waitFor()
await look(page, 'list')
await page.getByRole('link', { name: 'packages/ui/src/tokens/palette.ts', exact: true }).click()
await page.getByRole('link', { name: /Filled Primitives\/Button, 390 px, light/ }).click()
assert.equal(await hash(), '#group=g1&item=primitives-button--filled.390.light')
await button('Next').waitFor()
assert(await page.getByRole('heading', { level: 1 }).evaluate((element) => element === document.activeElement))
await page.keyboard.press('j')
await page.getByText('2 of 23', { exact: true }).waitFor()
await page.keyboard.press('ArrowRight')
await page.getByText('3 of 23', { exact: true }).waitFor()
await page.keyboard.press('k')
await page.getByText('2 of 23', { exact: true }).waitFor()

// The page compares the two pictures itself.
await page.getByText(/% differs$/).waitFor()
for (const name of ['before', 'after', 'difference']) await page.getByRole('img', { name: `Filled, ${name}` }).waitFor()
await look(page, 'viewer')
await page.keyboard.press('3')
assert.match(await hash(), /view=difference/)
await page.getByRole('img', { name: 'Filled, before' }).waitFor({ state: 'detached' })
await page.keyboard.press('0')
assert.doesNotMatch(await hash(), /view/)

// A picture that is a file beside the page is shown, too.
await page.goto(`${address}#group=g1&item=screens-pay--declined.1440.dark&view=after`)
const picture = page.getByRole('img', { name: 'Declined, after' })
await picture.waitFor()
await page.waitForFunction(() =>
  [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth === 1440),
)

// What is read is told beside the pictures of its story, and equal changes are one.
await page.goto(`${address}#group=g1`)
await page.getByText('2 more changed alike').click()
await page.getByRole('link', { name: 'Screens/Pay, Paying, 390 px, words' }).waitFor()
await look(page, 'words')
await page.goto(`${address}#group=g1&item=screens-pay--declined.390.dark`)
await page.getByRole('region', { name: 'What is read and reached' }).getByText('lost its name').waitFor()
await page.goto(`${address}#group=g1&item=screens-pay--ready.390.words`)
await page.getByRole('region', { name: 'What is read and reached' }).getByText('lost its name').waitFor()
await look(page, 'read')
await page.keyboard.press('Escape')
await page.locator('[id="screens-pay--ready.390.words"]:focus').waitFor()

// Approving by key goes on to the next, is saved, and can be taken back.
await page.goto(`${address}#group=g1&item=primitives-button--filled.390.light`)
await page.getByText('1 of 23', { exact: true }).waitFor()
await page.keyboard.press('a')
await page.getByText('2 of 23', { exact: true }).waitFor()
await page.keyboard.press('a')
await page.getByText('3 of 23', { exact: true }).waitFor()
const ids = ['primitives-button--filled.390.light', 'primitives-button--filled.390.dark']
assert.equal(await command.inputValue(), `npm run visual:approve -- ${ids.join(' ')}`)
await page.keyboard.press('Escape')
await page.locator('[id="primitives-button--filled.1440.light"]:focus').waitFor()
await page.reload()
assert.equal(await command.inputValue(), `npm run visual:approve -- ${ids.join(' ')}`)
await button('Approve this group').click()
assert.equal(await command.inputValue(), 'npm run visual:approve -- g1')
await page.getByRole('link', { name: '2 causes' }).click()
await button('Approve everything').click()
assert.equal(await command.inputValue(), 'npm run visual:approve -- all')
await look(page, 'chosen')
await button('Take back all').click()
assert.equal(await command.count(), 0)

// The filter stands in the address; writing in its field is not a key.
await page.getByRole('searchbox').fill('pay a dark')
await page.getByText('2 changes of 23').waitFor()
assert.equal(await hash(), '#text=pay+a+dark')
assert.equal(await command.count(), 0)
await button('Approve the 2 shown').click()
assert.equal((await command.inputValue()).split(' ').length - 4, 2)
await button('Take back all').click()

// A run that goes on is looked at, and approved when it is over: the page that is loaded then has its place.
const early = path.join(folder, 'early')
const sample = await sampleReport(early)
const { file: unfinished } = await writeReport({ ...sample, progress: { taken: 1200, all: 3762 } }, early)
await page.goto(`${pathToFileURL(unfinished).href}#group=g1`)
await page.getByText('1,200 of 3,762 looks were taken').waitFor()
assert.equal(await page.getByRole('button', { name: /Approve/ }).count(), 0)
await look(page, 'unfinished')
await page.goto(`${pathToFileURL(unfinished).href}#group=g1&item=primitives-button--filled.390.light`)
await page.getByText('1 of 23', { exact: true }).waitFor()
await page.keyboard.press('a')
await page.evaluate(() => new Promise(requestAnimationFrame))
await page.getByText('1 of 23', { exact: true }).waitFor()
await page.keyboard.press('Escape')
await writeReport(sample, early)
await button('Load what has come since').click()
await button('Approve this group').waitFor()
assert.equal(await hash(), '#group=g1')
assert.equal(await page.getByText('The run goes on.').count(), 0)

// Keys can be turned off.
await page.goto(`${address}#item=primitives-button--filled.390.light`)
await page.getByText('Keys', { exact: true }).click()
await page.getByRole('checkbox', { name: 'Keys are on' }).uncheck()
await page.keyboard.press('j')
await page.evaluate(() => new Promise(requestAnimationFrame))
await page.getByText('1 of 23', { exact: true }).waitFor()

// Served: done at once, with words when it cannot be.
const asked: (readonly string[])[] = []
const undone: string[] = []
let broken = true
const served = await serveReport(folder, async (words) => {
  if (broken) throw new Error('The baselines cannot be written: the disk is full.')
  asked.push(words)
  return { approved: words.length, undo: async () => void undone.push(words.join()) }
})
const other = await openPage(`${served.url}#group=g2`)
const left = other.getByRole('heading', { level: 1 })
await other.getByRole('button', { name: /^Approve Screens\/Upscale, Empty, 390 px, light/ }).click()
await other.getByText('the disk is full').waitFor()
await look(other, 'refused')
broken = false
await other.getByRole('button', { name: 'Try again' }).click()
await left.filter({ hasText: /^22 changes to look at$/ }).waitFor()
await other.getByRole('button', { name: 'Approve this group' }).click()
await left.filter({ hasText: /^15 changes to look at$/ }).waitFor()
assert.deepEqual(asked, [['screens-upscale--empty.390.light'], ['g2']])
await other.goto(served.url)
await other.getByRole('button', { name: 'Approve everything' }).click()
await left.filter({ hasText: 'Nothing else to look at' }).waitFor()
await other.reload()
await other.getByText('15 changes approved.').first().waitFor()
await look(other, 'approved')
await other.getByRole('button', { name: 'Undo', exact: true }).click()
await left.filter({ hasText: /^15 changes to look at$/ }).waitFor()
await other.evaluate(() => window.localStorage.clear())
await other.keyboard.press('u')
await left.filter({ hasText: /^22 changes to look at$/ }).waitFor()
assert.deepEqual(undone, ['all', 'g2'])
assert.deepEqual(faults, [])

// What differs is brought into sight.
await other.goto(`${served.url}#group=g1&item=screens-pay--declined.1440.dark&view=after`)
await other.getByText(/% differs$/).waitFor()
const region = await other.locator('.region').boundingBox()
assert(region !== null && region.y > 0 && region.y < 900, JSON.stringify(region))
await look(other, 'one')
await other.goto('about:blank')
await served.close()
await browser.close()
console.log('walked through')
