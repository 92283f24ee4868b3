import axe from 'axe-core'
import type { Page } from 'playwright'

/** Puts axe into a page, which stays there until the page is left. */
export const injectAxe = (page: Page): Promise<unknown> => page.evaluate(axe.source)

/**
 * What axe finds on a page that it was brought into, by all of its rules or by some. For a page without frames: a
 * library that goes through frames opens a page of its own for each look.
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
