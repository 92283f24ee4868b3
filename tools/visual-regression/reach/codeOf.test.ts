import path from 'node:path'
import { expect, it } from 'vitest'
import { codeOf } from './codeOf.ts'
import { readGraph } from './importGraph.ts'
import { makeTree } from './tree.ts'

const files = {
  'package-lock.json': '{}',
  '.storybook/main.ts': "export default { stories: ['../**/*.stories.tsx'] }",
  '.storybook/preview.tsx': 'export default {}',
  'Tabs.css.ts': "export const list = 'list'",
  'packages/ui/src/texts/en/pay.ts': "export const payTexts = { 'pay.title': 'Pay' }",
  'App.tsx': "import './Tabs.css.ts'; import './packages/ui/src/texts/en/pay.ts'",
  'app.stories.tsx': "import './App.tsx'",
}

async function codeWith(change: Readonly<Record<string, string>>) {
  const root = makeTree({ ...files, ...change })
  return codeOf(root, await readGraph(root))('app.stories.tsx')
}

it.each([
  ['a style', { 'Tabs.css.ts': "export const list = 'other'" }],
  ['a text', { 'packages/ui/src/texts/en/pay.ts': "export const payTexts = { 'pay.title': 'Buy' }" }],
  ['what the story does not use', { 'Other.tsx': 'export {}' }],
])('is the same with another content of %s', async (_, change) => {
  expect(await codeWith(change)).toBe(await codeWith({}))
})

it('is known of every file of stories in this repository', async () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const graph = await readGraph(root)
  const code = codeOf(root, graph)
  expect(graph.stories.filter((file) => code(file) === null)).toEqual([])
})

it.each([
  ['code', { 'App.tsx': `${files['App.tsx']}; export {}` }],
  ['the frame', { '.storybook/preview.tsx': 'export default { tags: [] }' }],
  ['the packages', { 'package-lock.json': '{ "lockfileVersion": 3 }' }],
  ['the name of a style', { 'App.tsx': "import './Bar.css.ts'", 'Bar.css.ts': files['Tabs.css.ts'] }],
])('is another one with another content of %s', async (_, change) => {
  expect(await codeWith(change)).not.toBe(await codeWith({}))
})
