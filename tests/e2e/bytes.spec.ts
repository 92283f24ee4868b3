import { brotliCompressSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { ask } from '../../scripts/bench/site/ask.ts'
import { expect, fromNewAddress, test } from './support/fixtures.ts'
import { openStarted } from './support/start.ts'

const compressed = new Map<string, Promise<number>>()

async function compressedSize(response: Response): Promise<number> {
  return brotliCompressSync(await response.body()).byteLength
}

/** All JavaScript that a page asks for when it is used, until the network is idle, as brotli makes it. */
async function scriptsOf(page: Page, path: string): Promise<{ files: number; size: number }> {
  const sizes: Promise<number>[] = []
  const onResponse = (response: Response) => {
    if (response.request().resourceType() !== 'script') return
    const size = compressed.get(response.url()) ?? compressedSize(response)
    compressed.set(response.url(), size)
    sizes.push(size)
  }
  page.on('response', onResponse)
  await openStarted(page, path)
  page.off('response', onResponse)
  const size = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0) / 1024
  return { files: sizes.length, size }
}

/**
 * KiB, and how many files they come in. `limit` is what the page costs today, rounded up: it and `files` may only be
 * lowered. `goal` is the design's figure, which the pages reach once they are prerendered and only their living parts
 * are hydrated.
 */
const pages = [
  { path: '/', limit: 116, files: 2, goal: 95 },
  { path: '/pricing', limit: 120, files: 4, goal: 95 },
  { path: '/faq', limit: 119, files: 4, goal: 95 },
  { path: '/generate-image', limit: 123, files: 6, goal: 95 },
  { path: '/login', limit: 125, files: 8, goal: 105 },
  { path: '/register', limit: 132, files: 10, goal: 105 },
]

test('a page that is opened again asks for none of its files again', async ({ page }) => {
  const slider = page.getByRole('main').locator('[role=slider]')
  for (const _ of ['first', 'second', 'again']) {
    await page.goto('/pricing', { waitUntil: 'networkidle' })
    // Fetched when its place comes near the window.
    await page.getByRole('slider').first().scrollIntoViewIfNeeded()
    await expect(slider).toBeAttached()
  }
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize })),
  )
  const parts = files.filter((file) => file.path.startsWith('/assets/'))
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter(({ transferSize }) => transferSize > 0)).toEqual([])
})

test('a page has at most 1.5 KiB of JavaScript before it is used', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code)
    const size = brotliCompressSync(scripts.join('')).byteLength / 1024
    console.log(`inline scripts of ${path}: ${size.toFixed(2)} KiB brotli`)
    expect(scripts.length).toBe(1)
    expect(size).toBeLessThanOrEqual(1.5)
  }
})

test('the page of a service fits into the first round trip of 14 KiB', async ({ baseURL }) => {
  for (const path of ['/generate-image', '/remove-background', '/upscale-image']) {
    const { headers, size } = await ask(new URL(path, baseURL).href, { accept: 'text/html', 'accept-encoding': 'br' })
    console.log(`${path}: ${(size / 1024).toFixed(2)} KiB with headers`)
    expect(headers['content-encoding']).toBe('br')
    expect(size / 1024).toBeLessThanOrEqual(14)
  }
})

test('the file of the libraries names no other file, so a change of our code leaves its name as it is', async ({
  request,
}) => {
  const page = await (await request.get('/')).text()
  const [libraries = ''] = /\/assets\/libraries-[^"]+/.exec(page) ?? []
  const code = await (await request.get(libraries)).text()
  expect(code).toContain('Minified React error')
  expect(code).not.toMatch(/(from|import)\s*["(]["']?\.|assets\//)
})

test('the JavaScript of each page stays within its limits', async ({ browser, baseURL }) => {
  for (const { path, limit, files, goal } of pages) {
    await test.step(path, async () => {
      const context = await browser.newContext({ baseURL, extraHTTPHeaders: fromNewAddress() })
      const scripts = await scriptsOf(await context.newPage(), path)
      await context.close()
      const size = `${scripts.size.toFixed(1)} KiB brotli (limit ${limit}, goal ${goal})`
      console.log(`JavaScript of ${path}: ${size} in ${scripts.files} files`)
      expect(scripts.size).toBeGreaterThan(50)
      expect(scripts.size).toBeLessThanOrEqual(limit)
      expect(scripts.files).toBeLessThanOrEqual(files)
    })
  }
})
