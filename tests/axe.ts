import axe from 'axe-core'
import type { Page } from 'playwright'

/** Puts axe into a page, which stays there until the page is left. */
export const injectAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/**
 * Runs axe, with all rules or some, on a page that has loaded it. Only for pages without frames, for which Playwright's
 * axe library would open another page each time.
 */
export function violationsOn(page: Page, only?: readonly string[]): Promise<axe.Result[]> {
  return page.evaluate(async (rules) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(rules && { runOnly: [...rules] }),
    })
    return violations
  }, only)
}
