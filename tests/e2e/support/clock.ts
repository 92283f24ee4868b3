import { expect, type Locator, type Page } from '@playwright/test'

export async function stopClock(page: Page): Promise<void> {
  // A clock can only be paused at a future time. On a busy machine the call comes too late, but it stops the clock, so
  // the next try succeeds.
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 1_000)
  }).toPass()
}

/** Lets the stopped time of the page pass until something is there, in steps too small to count. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(10)
    expect(await shown.isVisible(), String(shown)).toBe(true)
  }).toPass({ intervals: [50], timeout: 60_000 })
}
