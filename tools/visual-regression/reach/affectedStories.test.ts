import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import type { VisualStory } from '../types.ts'
import type { StoryUsage } from '../usage.ts'
import { type Affected, affectedStories, readChange } from './affectedStories.ts'
import { readGraph } from './importGraph.ts'
import { makeTree, writeTree } from './tree.ts'

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args])

const styles = (rules: string) => `import { style } from '@vanilla-extract/css'\n${rules}`
const pay = 'packages/ui/src/texts/en/pay.ts'

const theme = 'packages/ui/src/tokens/theme.ts'
const contract = 'packages/ui/src/tokens/contract.css.ts'
const palette = 'packages/ui/src/tokens/palette.ts'

const files = {
  '.storybook/main.ts': "export default { stories: ['../**/*.stories.tsx'] }",
  '.storybook/preview.tsx': "import '../Frame.css.ts'",
  'Frame.css.ts': styles(
    "import './packages/ui/src/tokens/contract.css.ts'\nexport const frame = style({ color: 'black' })",
  ),
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
  [palette]: "export const mint = { 400: '#4c9', 700: '#163' }",
  [theme]: [
    "import { mint } from './palette.ts'",
    "const accent = 'light-dark(' + mint[700] + ', ' + mint[400] + ')'",
    "export const themeTokens = { color: { text: '#111', accent: accent }, space: { md: '1rem' } }",
  ].join('\n'),
  [contract]: "import { themeTokens } from './theme.ts'\nexport const vars = themeTokens",
  'colours.stories.tsx': `import './${theme}'`,
}

const story = (file: string, name: string): VisualStory => ({ id: name, title: 'T', name, file, viewport: null })

const usage = (own: Partial<StoryUsage>): StoryUsage => ({ classes: [], texts: [], tokens: [], forced: [], ...own })

const drawn: Readonly<Record<string, StoryUsage | null>> = {
  tabs: usage({ classes: ['Frame_frame', 'Tabs_list'], texts: ['tabs'], tokens: ['color-text', 'color-accent'] }),
  steps: usage({
    classes: ['Frame_frame', 'Steps_steps'],
    texts: ['steps'],
    tokens: ['color-accent'],
    forced: ['dark'],
  }),
  paying: usage({ classes: ['Frame_frame'], texts: ['paybycardnet10'], tokens: ['color-text', 'space-md'] }),
  empty: usage({ classes: ['Frame_frame'] }),
  unknown: null,
  table: usage({ classes: ['Table_table'] }),
  colours: usage({}),
  plain: usage({ classes: ['Other_frame'], texts: ['paybycard'] }),
}
const stories = [
  ...['tabs', 'steps', 'paying', 'empty', 'unknown'].map((name) => story('app.stories.tsx', name)),
  story('table.stories.tsx', 'table'),
  story('plain.stories.tsx', 'plain'),
  story('colours.stories.tsx', 'colours'),
]

async function affectedBy(change: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Affected>> {
  const root = makeTree(files)
  git(root, 'init', '-q')
  git(root, 'add', '-A')
  git(root, 'commit', '-q', '-m', 'before')
  writeTree(root, change)
  const graph = await readGraph(root)
  const read = await readChange(root, { ref: 'HEAD', files: Object.keys(change) }, graph)
  const found = await affectedStories(stories, graph, read, async ({ name }) => drawn[name] ?? null)
  return new Map([...found].map(([{ name }, affected]) => [name, affected]))
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
  expect([...(await affectedBy(change)).keys()]).toEqual(expected)
})

/** One of which nothing is known, and one that imports the values themselves. */
const certain = { unknown: 'whole', colours: 'whole' }

it.each([
  [
    'in light',
    { [palette]: files[palette].replace('#163', '#174') },
    { tabs: ['light'], steps: ['light'], ...certain },
  ],
  // What keeps the dark scheme is dark in the pictures of both.
  [
    'in dark',
    { [palette]: files[palette].replace('#4c9', '#5d9') },
    { tabs: ['dark'], steps: ['light', 'dark'], ...certain },
  ],
  [
    'in both schemes',
    { [theme]: files[theme].replace('#111', '#222') },
    { tabs: ['light', 'dark'], paying: ['light', 'dark'], ...certain },
  ],
  [
    'that is no colour',
    { [theme]: files[theme].replace('1rem', '2rem'), [palette]: files[palette].replace('#163', '#174') },
    { tabs: 'whole', steps: 'whole', paying: 'whole', ...certain },
  ],
  ['that differs in how it is written', { [palette]: `${files[palette]}\n` }, { ...certain }],
])('a token %s: the stories that use it, in the schemes that show it', async (_, change, expected) => {
  expect(Object.fromEntries(await affectedBy(change))).toEqual(expected)
})

it('is looked for by imports when it got another name', async () => {
  const renamed = { [theme]: files[theme].replace('accent:', 'action:') }
  expect([...(await affectedBy(renamed)).keys()]).toEqual(stories.map(({ name }) => name))
})
