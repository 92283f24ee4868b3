import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, withProgram } from './support/fixtures.ts'
import { MintageServer } from './support/server.ts'

const built = path.resolve(import.meta.dirname, '../../apps/site/dist')

const isText = /\.(js|html|json)$/

async function replaceIn(folder: string, replacements: readonly (readonly [string, string])[]): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isText.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      replacements.reduce((result, [before, after]) => result.replaceAll(before, after), text),
    )
  }
}

/** Turns a built site into a later build of it, with one other text and new names for all scripts but the libraries. */
async function buildAgain(site: string): Promise<void> {
  const assets = path.join(site, 'assets')
  const scripts = (await readdir(assets)).filter((file) => file.endsWith('.js') && !file.startsWith('libraries-'))
  const renamed = scripts.map((before) => {
    const hash = createHash('sha256').update(before).digest('hex').slice(0, 8)
    return [before, `${before.slice(0, -'-12345678.js'.length)}-${hash}.js`] as const
  })
  const text = ['Three superpowers, one workbench', 'Three powers, one workbench'] as const
  await replaceIn(site, [...renamed, text])
  await replaceIn(`${site}-server`, [text])
  for (const [before, after] of renamed) await rename(path.join(assets, before), path.join(assets, after))
}

/** The scripts that the last navigation loaded over the network. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
      .map(({ name, encodedBodySize }) => ({ name: name.replace(/^.*\/|-[^-]*$/g, ''), bytes: encodedBodySize })),
  )

test('after a deployment a browser that knows the site loads only what has changed', async ({ browser }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mintage-deployed-'))
  const site = path.join(folder, 'site')
  await cp(built, site, { recursive: true })
  await cp(`${built}-server`, `${site}-server`, { recursive: true })
  const server = await MintageServer.start({ SITE_DIR: site })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await withProgram(await context.newPage())
  try {
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Three superpowers, one workbench' })).toBeVisible()
    const first = await loadedScripts(page)
    expect(first.map(({ name }) => name).sort()).toEqual(['index', 'libraries'])

    await buildAgain(site)
    await server.crash()
    await server.boot()
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: 'Three powers, one workbench' })).toBeVisible()
    const second = await loadedScripts(page)
    expect(second).toEqual([{ name: 'index', bytes: expect.any(Number) }])
    const bytes = (scripts: typeof first) => scripts.reduce((sum, script) => sum + script.bytes, 0)
    // The goal of the design; the difference of forty texts is below 1 KiB.
    expect(bytes(second) / bytes(first)).toBeLessThan(0.02)
  } finally {
    await context.close()
    await server.stop()
    await rm(folder, { recursive: true })
  }
})
