import type { Page } from 'playwright'
import { bringAxe, violationsOn } from '../../../tests/axe.ts'

/** What axe finds on a page, a line a rule. */
export async function violations(page: Page): Promise<readonly string[]> {
  await bringAxe(page)
  const found = await violationsOn(page)
  return found.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html.slice(0, 200)}`)
}
