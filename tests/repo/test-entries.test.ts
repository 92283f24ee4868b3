import type { IndexInput } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { markTests } from '../../.storybook/testEntries.ts'

const story = (exportName: string, ...tags: string[]): IndexInput => ({
  type: 'story',
  title: 'Controls/Tabs',
  exportName,
  tags,
})

async function indexed(...inputs: IndexInput[]) {
  const [indexer] = markTests([{ test: /stories/, createIndex: async () => inputs }])
  const entries = await indexer?.createIndex('Tabs.stories.tsx', { makeTitle: (title) => title ?? '' })
  return entries?.map(({ exportName, ...entry }) => [exportName, 'subtype' in entry ? entry.subtype : 'story'])
}

it('a story that acts and is in no picture is a test below the first story', async () => {
  const inputs = [story('ByTouch', 'play-fn', '!visual'), story('FirstChosen', 'play-fn'), story('OneDisabled')]
  expect(await indexed(...inputs)).toEqual([
    ['FirstChosen', 'story'],
    ['ByTouch', 'test'],
    ['OneDisabled', 'story'],
  ])
  const [indexer] = markTests([{ test: /stories/, createIndex: async () => inputs }])
  const [, byTouch] = (await indexer?.createIndex('Tabs.stories.tsx', { makeTitle: (title) => title ?? '' })) ?? []
  expect(byTouch).toMatchObject({ parent: 'controls-tabs--first-chosen', parentName: 'First Chosen' })
})

it('a story that is not pictured and does not act stays a story', async () => {
  expect(await indexed(story('All', '!visual'))).toEqual([['All', 'story']])
})

it('a file of tests alone keeps them as stories: there is nothing to put them below', async () => {
  expect(await indexed(story('ByTouch', 'play-fn', '!visual'))).toEqual([['ByTouch', 'story']])
})
