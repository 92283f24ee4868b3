import { describe, expect, it } from 'vitest'
import { filesBelow, importsOf, isSource, read } from './sources.ts'

const sources = new Set(
  ['.storybook', 'tools', 'packages/ui/src', 'apps/site/src'].flatMap(filesBelow).filter(isSource),
)

/** All that stands in the page of a story: whatever this page draws is in its pictures, and in the tests. */
function reachedFrom(entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !sources.has(file)) continue
    reached.add(file)
    waiting.push(...importsOf(file))
  }
  return reached
}

const pins = 'tools/comments/page/PinLayer.tsx'
const stories = [...sources].filter((file) => file.endsWith('.stories.tsx'))

describe('pins of comments', () => {
  it('are drawn in the frame around a story', () => {
    expect(reachedFrom(['.storybook/manager.ts'])).toContain(pins)
  })

  it('are in no page of a story, which is what is pictured and tested', () => {
    const reached = reachedFrom(['.storybook/preview.tsx', ...stories])
    expect(stories.length).toBeGreaterThan(100)
    expect(reached).toContain('.storybook/docs/OpenComments.tsx')
    expect([...reached].filter((file) => file.startsWith('tools/comments/page/'))).toEqual([])
  })
})

it('comments in the repository can all be read: `npm run comments` tells of one that cannot', async () => {
  const { repositoryComments } = await import('../../tools/comments/index.ts')
  expect((await repositoryComments().list()).broken).toEqual([])
})

it('the parts that Storybook’s frame shares use nothing that its older React has not', () => {
  const shared = filesBelow('tools/comments/page').concat(filesBelow('.storybook/comments')).filter(isSource)
  const newer = /\b(?:use|useEffectEvent|useActionState|useOptimistic|useFormStatus|Activity)\b/
  const imported = shared.flatMap((file) =>
    [...read(file).matchAll(/import \{([^}]*)\} from 'react'/g)].map(([, names = '']) => `${file}: ${names}`),
  )
  expect(imported.length).toBeGreaterThan(3)
  expect(imported.filter((found) => newer.test(found.replace(/^.*?: /, '')))).toEqual([])
})
