import { expect, type TestContext } from 'vitest'
import type { Guide } from '../../packages/ui/src/guide/guide.ts'
import { partsOnPage, undocumentedAttributes } from '../../tools/part-attributes/index.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Of the guide of the story's component: which parts and values of attributes stood on its page. */
    parts?: { component: string; seen: readonly string[] }
  }
}

const files = import.meta.glob<Readonly<Record<string, Guide>>>('../../packages/ui/src/**/*.guide.ts', { eager: true })
const guides = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((guide) => ({ component: file.replace(/^.*\/(\w+)\.guide\.ts$/, '$1'), guide })),
)

/**
 * Notes what of the guide stands on the story's page, and holds the page to the guides: an attribute of a component that
 * none of them tells of is one that nobody could rely on.
 */
export function recordParts({ task, story }: TestContext): void {
  const own = guides.find(({ guide }) => guide === story?.parameters.guide)
  if (own === undefined) return
  task.meta.parts = { component: own.component, seen: partsOnPage(document, own.guide) }
  const undocumented = undocumentedAttributes(
    document,
    guides.map(({ guide }) => guide),
  )
  expect(
    undocumented,
    `attributes that no guide tells of (packages/ui/src/guide/guide.ts): ${undocumented.join(', ')}`,
  ).toEqual([])
}
