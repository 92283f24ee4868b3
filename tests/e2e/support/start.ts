import type { Page } from '@playwright/test'
import { useAtOnce } from './fixtures.ts'

/**
 * Opens a page and waits until its program has started and the network is idle. Idleness alone can be there before the
 * program has begun, on a machine that is long in between.
 */
export async function openStarted(page: Page, path: string): Promise<void> {
  // The last call of a start.
  const countries = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/countries')
  await useAtOnce(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await (await countries).finished()
}
