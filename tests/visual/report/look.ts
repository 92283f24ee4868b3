// Run by hand: builds reports of drawn pictures, opens them in the pinned browser, and leaves pictures of the page.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { launchOptions } from '../../../scripts/browser.mjs'
import { manyItems, nothingDiffers, sampleReport } from './fixtures.ts'
import { violations } from './violations.ts'
import { writeReport } from './writeReport.ts'

const folder = path.resolve(process.argv[2] ?? '/tmp/visual-report')
const only = process.argv[3]
const pictures = path.join(folder, 'look')

const began = performance.now()
await mkdir(pictures, { recursive: true })
const sample = await sampleReport(folder)
console.log(`drawn in ${Math.round(performance.now() - began)} ms`)
const written = await writeReport(sample, folder)
console.log(written)

const browser = await chromium.launch(await launchOptions())

const address = pathToFileURL(written.file).href
const pay = 'screens-pay--filled.1440.light'
const places = {
  overview: '#',
  group: '#group=g1',
  side: `#group=g1&item=${pay}`,
  phone: '#group=g1&item=screens-pay--filled.390.dark',
  slider: `#group=g1&item=${pay}&mode=slider`,
  overlay: `#group=g1&item=${pay}&mode=overlay`,
  difference: `#group=g1&item=${pay}&mode=difference`,
  taller: '#group=g1&item=primitives-button--filled.390.light',
  new: '#group=g3&item=screens-upscale--filled.390.light',
  nothing: '#text=nothing-at-all',
}

const windows = process.argv[4] ? [Number(process.argv[4])] : [1440, 768, 390]
for (const width of windows) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    const page = await context.newPage()
    page.on('console', (message) => console.log('console:', message.text()))
    page.on('pageerror', (fault) => console.log('fault:', fault.message))
    page.on('request', (request) => {
      if (!/^(file|data|blob):/.test(request.url())) console.log('network:', request.url())
    })
    for (const [name, hash] of Object.entries(places)) {
      if (only && name !== only) continue
      await page.goto('about:blank')
      await page.goto(address + hash)
      await page.locator('h1').waitFor()
      await page.waitForTimeout(300)
      await page.screenshot({
        path: path.join(pictures, `${name}.${width}.${colorScheme}.png`),
        fullPage: name === 'overview',
      })
      for (const fault of await violations(page)) console.log(`axe ${name} ${width} ${colorScheme}: ${fault}`)
    }
    await context.close()
  }
}

const other = async (name: string, data: typeof sample) => {
  const { file } = await writeReport(data, path.join(folder), { embedUpTo: 4 * 1024 * 1024 })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(pathToFileURL(file).href)
  await page.locator('h1').waitFor()
  await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true })
  return page
}

if (!only) {
  await (await other('well', nothingDiffers(sample))).close()
  const many = await other('many', manyItems(sample, 4000))
  await many.evaluate(() => {
    window.location.hash = '#group=g1'
  })
  await many.locator('li[data-standing]').first().waitFor()
  console.log('4000 items: elements on the page', await many.evaluate(() => document.querySelectorAll('*').length))
  const worst = await many.evaluate(async () => {
    let longest = 0
    let last = performance.now()
    for (let step = 0; step < 120; step += 1) {
      window.scrollBy(0, 700)
      await new Promise(requestAnimationFrame)
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }
    return longest
  })
  console.log('longest frame while scrolling, ms:', Math.round(worst))
  const before = performance.now()
  await many.locator('input[name=text]').fill('part042')
  await many.getByText('40 pictures of 4000').waitFor()
  console.log('filter 4000 items, ms:', Math.round(performance.now() - before))
  await many.screenshot({ path: path.join(pictures, 'many-filtered.png') })
  await many.close()
  await writeReport(sample, folder)
}
await browser.close()
