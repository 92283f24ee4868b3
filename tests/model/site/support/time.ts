import type { Page } from '@playwright/test'

/** The page's time goes on by itself until it is stopped, and then only as far as it is moved. */
export const timeOf = (page: Page) => ({
  async stop() {
    // A moment ahead: the page's time must not have got there before the word does.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  },
  goOn: () => page.clock.resume(),
  pass: (ms: number) => page.clock.runFor(ms),
})
