import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VisualStory } from '../types.ts'
import type { ImportGraph } from './importGraph.ts'
import { reasonsOf, storiesReached } from './reach.ts'

const slider = 'packages/ui/src/controls/Slider/Slider.css.ts'

const graphOf = (uses: Readonly<Record<string, readonly string[]>>, more: Partial<ImportGraph> = {}): ImportGraph => ({
  stories: Object.keys(uses).filter((file) => file.endsWith('.stories.tsx')),
  frame: ['.storybook/main.ts', '.storybook/preview.tsx'],
  uses: new Map(Object.entries(uses).map(([file, used]) => [file, new Set(used)])),
  passes: new Map(),
  globs: new Map(),
  blind: new Set(),
  ...more,
})

const storyIn = (file: string): VisualStory => ({ id: `of-${file}`, title: 'T', name: 'N', file, viewport: null })

const stories = ['a.stories.tsx', 'b.stories.tsx'].map(storyIn)
const graph = graphOf({
  '.storybook/preview.tsx': ['palette.ts'],
  'a.stories.tsx': [slider, 'shared.ts'],
  'b.stories.tsx': ['shared.ts'],
})
const reached = (changed: readonly string[], by = graph) => storiesReached(stories, by, changed).map(({ file }) => file)

describe('the stories that a change reaches', () => {
  it('are those that use the changed file', () => {
    expect(reached([slider])).toEqual(['a.stories.tsx'])
    expect(reached(['shared.ts'])).toEqual(['a.stories.tsx', 'b.stories.tsx'])
    expect(reached(['b.stories.tsx'])).toEqual(['b.stories.tsx'])
    expect(reached(['apps/api/src/main.ts'])).toEqual([])
    expect(reached([])).toEqual([])
  })

  it.each([
    'package-lock.json',
    '.storybook/main.ts',
    '.storybook/preview.tsx',
    '.storybook/preview-head.html',
    'palette.ts',
    'apps/site/public/favicon.svg',
    '.storybook/public/mockServiceWorker.js',
    'packages/ui/tsconfig.json',
    'scripts/browser.mjs',
    'tools/visual-regression/capture/captureStories.ts',
  ])('are all of them for %s', (file) => {
    expect(reached([file])).toHaveLength(2)
  })

  it.each([
    'README.md',
    'apps/site/public/notes.md',
    'packages/ui/src/controls/Slider/Slider.test.tsx',
    'packages/ui/src/controls/Slider/Slider.comments/wide.0123456789ab.json',
    'tools/visual-regression/capture/captureStories.test.ts',
    'tools/visual-regression/baselines.txt',
    'tools/visual-regression/reach/reach.ts',
    'tools/visual-regression/report/page.ts',
    'apps/api/tsconfig.json',
  ])('are none for %s', (file) => {
    expect(reached([file])).toEqual([])
  })

  it('include a story of which nobody can say what it uses', () => {
    const blind = graphOf({ 'a.stories.tsx': ['loader.ts'], 'b.stories.tsx': [] }, { blind: new Set(['loader.ts']) })
    expect(reached(['anything.ts'], blind)).toEqual(['a.stories.tsx'])
    expect(reached(['anything.ts'], graphOf({ 'a.stories.tsx': [] }))).toEqual(['b.stories.tsx'])
  })

  it('include one that imports by a pattern, when a file of that pattern is gone', () => {
    const globs = new Map([['a.stories.tsx', ['texts/*.ts']]])
    expect(reached(['texts/gone.ts'], graphOf({ 'a.stories.tsx': [], 'b.stories.tsx': [] }, { globs }))).toEqual([
      'a.stories.tsx',
    ])
  })

  it('are never fewer for more changed files', () => {
    const files = [
      'a.stories.tsx',
      'b.stories.tsx',
      'c.ts',
      'd.ts',
      'e.ts',
      '.storybook/preview.tsx',
      'package-lock.json',
    ]
    const edges = fc.dictionary(fc.constantFrom(...files), fc.uniqueArray(fc.constantFrom(...files)))
    const changes = fc.uniqueArray(fc.constantFrom(...files, 'x.md', 'unknown.ts'))
    fc.assert(
      fc.property(edges, changes, changes, (uses, some, others) => {
        const tree = graphOf(uses)
        const fewer = storiesReached(stories, tree, some)
        const more = storiesReached(stories, tree, [...some, ...others])
        return fewer.every((story) => more.includes(story))
      }),
    )
  })
})

describe('why a story may look different', () => {
  it('is each changed file that it uses, and each that stands behind all stories', () => {
    const shots = stories.map(({ id, file }) => ({ storyId: id, file }))
    const reasons = reasonsOf(shots, graph, [slider, 'shared.ts', 'palette.ts', 'README.md', 'package-lock.json'])
    expect(reasons.get('of-a.stories.tsx')).toEqual(['package-lock.json', slider, 'palette.ts', 'shared.ts'])
    expect(reasons.get('of-b.stories.tsx')).toEqual(['package-lock.json', 'palette.ts', 'shared.ts'])
  })

  it('is, for a story that is gone, the file it stood in', () => {
    const gone = { storyId: 'gone', file: 'gone.stories.tsx' }
    expect(reasonsOf([gone], graph, ['gone.stories.tsx', slider]).get('gone')).toEqual(['gone.stories.tsx'])
  })
})
