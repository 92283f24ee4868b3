import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds on a page, a line a rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`)
  })
}
