import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { VisualStory } from '../types.ts'
import type { StoryUsage } from '../usage.ts'
import { affectedStories, readChange } from './affectedStories.ts'
import { readGraph } from './importGraph.ts'
import { makeTree, writeTree } from './tree.ts'

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])

const styles = (rules: string) => `import { style } from '@vanilla-extract/css'\n${rules}`
const pay = 'packages/ui/src/texts/en/pay.ts'

const files = {
  '.storybook/main.ts': "export default { stories: ['../**/*.stories.tsx'] }",
  '.storybook/preview.tsx': "import '../Frame.css.ts'",
  'Frame.css.ts': styles("export const frame = style({ color: 'black' })"),
  'Tabs.css.ts': styles("export const list = style({ color: 'red' })"),
  // Made of the tabs, and used without them.
  'Steps.css.ts': styles("import { list } from './Tabs.css.ts'\nexport const steps = style([list, { margin: 4 }])"),
  'Table.css.ts': styles("import { list } from './Tabs.css.ts'\nexport const table = style({})\nglobalStyle(list, {})"),
  'App.tsx':
    "import './Tabs.css.ts'; import './Steps.css.ts'; import { payTexts } from './packages/ui/src/texts/en/pay.ts'",
  [pay]: "export const payTexts = { 'pay.title': 'Pay by card', 'pay.net': 'Net {price}' }",
  'app.stories.tsx': "import './App.tsx'",
  'table.stories.tsx': "import './Table.css.ts'",
  'plain.stories.tsx': "import './Frame.css.ts'",
}

const story = (file: string, name: string): VisualStory => ({ id: name, title: 'T', name, file, viewport: null })

const drawn: Readonly<Record<string, StoryUsage | null>> = {
  tabs: { classes: ['Frame_frame', 'Tabs_list'], texts: ['tabs'] },
  steps: { classes: ['Frame_frame', 'Steps_steps'], texts: ['steps'] },
  paying: { classes: ['Frame_frame'], texts: ['paybycardnet10'] },
  empty: { classes: ['Frame_frame'], texts: [] },
  unknown: null,
  table: { classes: ['Table_table'], texts: [] },
  plain: { classes: ['Other_frame'], texts: ['paybycard'] },
}
const stories = [
  ...['tabs', 'steps', 'paying', 'empty', 'unknown'].map((name) => story('app.stories.tsx', name)),
  story('table.stories.tsx', 'table'),
  story('plain.stories.tsx', 'plain'),
]

async function changedBy(change: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const root = makeTree(files)
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'before')
  writeTree(root, change)
  const graph = await readGraph(root)
  const read = await readChange(root, { ref: 'HEAD', files: Object.keys(change) }, graph)
  const found = await affectedStories(stories, graph, read, async ({ name }) => drawn[name] ?? null)
  return found.map(({ name }) => name)
}

it.each([
  // What styles elements of its own is in doubt wherever it is imported.
  ['a rule', { 'Tabs.css.ts': files['Tabs.css.ts'].replace('red', 'blue') }, ['tabs', 'steps', 'unknown', 'table']],
  [
    'a rule around every story',
    { 'Frame.css.ts': files['Frame.css.ts'].replace('black', 'grey') },
    ['tabs', 'steps', 'paying', 'empty', 'unknown'],
  ],
  ['a text', { [pay]: files[pay].replace('Pay by card', 'Pay with a card') }, ['paying', 'unknown']],
  ['a text with a slot', { [pay]: files[pay].replace('Net {price}', '{price} net') }, ['paying', 'unknown']],
  [
    'a text and its key',
    { [pay]: files[pay].replace('pay.net', 'pay.sum') },
    ['tabs', 'steps', 'paying', 'empty', 'unknown'],
  ],
  ['code', { 'App.tsx': `${files['App.tsx']}\n` }, ['tabs', 'steps', 'paying', 'empty', 'unknown']],
  [
    'a text, and code of another story',
    { [pay]: files[pay].replace('Pay by card', 'Pay'), 'plain.stories.tsx': `${files['plain.stories.tsx']}\n` },
    ['paying', 'unknown', 'plain'],
  ],
])('a change of %s takes the stories that show it, and those of which nobody knows', async (_, change, expected) => {
  expect(await changedBy(change)).toEqual(expected)
})
