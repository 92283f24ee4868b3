import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

/** brotli KiB of all JavaScript that a page asks for until the network is idle. */
async function scriptKiB(page: Page, path: string): Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).byteLength)
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

// Goals of the design: what a first visit may cost.
const goals = [
  { path: '/', goal: 95 },
  { path: '/pricing', goal: 95 },
  { path: '/faq', goal: 95 },
  { path: '/generate-image', goal: 95 },
  { path: '/login', goal: 105 },
  { path: '/register', goal: 105 },
]

for (const { path, goal } of goals) {
  test(`the JavaScript of ${path} stays within ${goal} KiB`, async ({ page }) => {
    const size = await scriptKiB(page, path)
    console.log(`JavaScript of ${path}: ${size.toFixed(1)} KiB brotli (goal ${goal})`)
    expect(size).toBeGreaterThan(50)
    expect(size).toBeLessThanOrEqual(goal)
  })
}
