import { expect, type Locator, type Page } from '@playwright/test'

/**
 * From now on the time of the page, and of all pages of its context, moves only when told to. Its clock was installed
 * before the page was opened.
 */
export async function stopClock(page: Page): Promise<void> {
  // A clock is stopped in its future only, and a busy machine can take longer than that to hand the word on. Such a try
  // holds the clock all the same, so that the next one succeeds.
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
