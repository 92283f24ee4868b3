import { expect, type Page } from '@playwright/test'
import { stopClock } from '../../support/clock.ts'

/**
 * What has come back is taken in, and clocks are set by it: a question asked later is not answered before. While the
 * page's time stands still nothing that can be seen tells it.
 */
const takesIn = (page: Page) =>
  page.evaluate(async () => {
    const later = await fetch('/favicon.svg')
    await later.text()
  })

/** The page's time goes on by itself until it is stopped, and then only as far as it is moved. */
export const timeOf = (page: Page) => ({
  stop: () => stopClock(page),
  goOn: () => page.clock.resume(),
  /** Whatever has been answered is known to the page: what a person does next, they do to what they see. */
  catchUp: () => takesIn(page),
  async pass(ms: number) {
    await takesIn(page)
    await page.clock.runFor(ms)
  },
  /** What is drawn with time is there after a moment: lets pass as little of it as shows it. */
  passUntil: (look: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(20)
      await look()
    }).toPass({ intervals: [0, 50, 100], timeout: 60_000 }),
})
