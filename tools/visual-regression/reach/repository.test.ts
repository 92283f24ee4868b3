import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { VisualStory } from '../types.ts'
import { reachedBy, readGraph } from './importGraph.ts'
import { storiesReached } from './reach.ts'
import { withoutProperties } from './themeChanges.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const graph = await readGraph(root)
const stories = graph.stories.map((file): VisualStory => ({ id: file, title: file, name: '', file, viewport: null }))
const reached = (...changed: readonly string[]) => storiesReached(stories, graph, changed).map(({ file }) => file)

describe('the reach of a change in this repository', () => {
  it('is every story for the palette', () => {
    expect(stories.length).toBeGreaterThan(100)
    expect(reached('packages/ui/src/tokens/palette.ts')).toHaveLength(stories.length)
  })

  it('is nearly every story of the design system for the names of the tokens', () => {
    const ofUi = graph.stories.filter((file) => file.startsWith('packages/ui/'))
    const using = ofUi.filter((file) => reachedBy(graph, file).has('packages/ui/src/tokens/contract.css.ts'))
    expect(using.length / ofUi.length).toBeGreaterThan(0.9)
  })

  it('is, for the values of the tokens themselves, the pages that show them: nothing around every story does', () => {
    const found = storiesReached(stories, withoutProperties(graph), ['packages/ui/src/tokens/palette.ts'])
    expect(found.map(({ file }) => file)).toContain('packages/ui/src/foundations/Colours.stories.tsx')
    expect(found.length).toBeLessThan(12)
  })

  it('is, for a control, its own stories and the screens that use it, and not every other component', () => {
    const found = reached('packages/ui/src/controls/TokenSlider/TokenSlider.css.ts')
    expect(found).toContain('packages/ui/src/controls/TokenSlider/TokenSlider.stories.tsx')
    expect(found).toContain('packages/ui/src/screens/Pricing/Pricing.stories.tsx')
    expect(found).not.toContain('packages/ui/src/primitives/Divider/Divider.stories.tsx')
    expect(found).not.toContain('packages/ui/src/screens/Login/Login.stories.tsx')
  })

  it('is, for a text, the stories that say it', () => {
    const found = reached('packages/ui/src/texts/en/faq.ts')
    expect(found).toContain('packages/ui/src/screens/Faq/Faq.stories.tsx')
    expect(found.length).toBeLessThan(stories.length / 4)
  })

  it('is nothing for a test, a page of text and the server', () => {
    expect(reached('packages/ui/src/tokens/contrast.test.ts', 'README.md', 'apps/api/src/main.ts')).toEqual([])
  })

  it('stops at a barrel: who imports one primitive does not use all of them', () => {
    const reach = reachedBy(graph, '.storybook/machines/Machines.stories.tsx')
    expect(reach).toContain('packages/ui/src/primitives/Table/Table.css.ts')
    expect(reach).not.toContain('packages/ui/src/primitives/Divider/Divider.css.ts')
  })

  it('is certain: no file imports what only running it can tell', () => {
    expect([...graph.blind]).toEqual([])
  })

  it('may leave out the pages of documentation, whose styles are all their own', () => {
    const folder = path.join(root, '.storybook/docs')
    const styles = readdirSync(folder).filter((file) => file.endsWith('.css.ts'))
    expect(styles).not.toEqual([])
    for (const file of styles) expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/\bglobal\w*\(/)
  })
})
