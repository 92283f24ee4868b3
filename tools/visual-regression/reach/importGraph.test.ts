import { mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { reachedBy, readGraph } from './importGraph.ts'
import { makeTree } from './tree.ts'

const storybook = {
  '.storybook/main.ts': `export default defineMain({ stories: ['../src/**/*.stories.tsx'] })`,
  '.storybook/preview.tsx': `import '../src/global.css.ts'\nexport default {}`,
  'src/global.css.ts': `import { palette } from './palette.ts'`,
  'src/palette.ts': 'export const palette = {}',
}
const story = 'src/A.stories.tsx'

/** What the one story of a made-up tree uses, without itself. */
async function reachOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const graph = await readGraph(makeTree({ ...storybook, ...files }))
  return [...reachedBy(graph, story)].filter((file) => file !== story).sort()
}

describe('the graph of imports', () => {
  it('begins at the stories that the configuration of Storybook names, and at its preview', async () => {
    const root = makeTree({ ...storybook, [story]: '', 'src/deep/B.stories.tsx': '', 'other/C.stories.tsx': '' })
    const graph = await readGraph(root)
    expect(graph.stories).toEqual([story, 'src/deep/B.stories.tsx'])
    expect(reachedBy(graph, '.storybook/preview.tsx')).toContain('src/palette.ts')
  })

  it('follows imports, exports from elsewhere, imports on demand, and imports for the effect', async () => {
    const files = {
      [story]: `import a from './a.ts'\nexport * from './b'\nimport './d.ts'\nconst c = () => import('./c.ts')`,
      'src/a.ts': `export { e as default } from './e.ts'\nexport const more = 1`,
      'src/b.ts': '',
      'src/c.ts': '',
      'src/d.ts': '',
      'src/e.ts': '',
    }
    expect(await reachOf(files)).toEqual(['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts', 'src/e.ts'])
  })

  it('follows no import of types', async () => {
    const files = {
      [story]: `import type { A } from './a.ts'\nexport type { B } from './b.ts'\nimport type C from './c.ts'\nimport { type D, d } from './d.ts'`,
      'src/a.ts': '',
      'src/b.ts': '',
      'src/c.ts': '',
      'src/d.ts': '',
    }
    expect(await reachOf(files)).toEqual(['src/d.ts'])
  })

  it('follows pictures, style sheets, and what a style sheet names', async () => {
    const files = {
      [story]: `import './a.css'\nimport src from './p.webp?url'\nconst icon = new URL('./i.svg', import.meta.url)`,
      'src/a.css': `@import './b.css';\n.a { background: url("./g.png"), url(data:image/png;base64,AA) }`,
      'src/b.css': '',
      'src/g.png': '',
      'src/p.webp': '',
      'src/i.svg': '',
    }
    expect(await reachOf(files)).toEqual(['src/a.css', 'src/b.css', 'src/g.png', 'src/i.svg', 'src/p.webp'])
  })

  it('takes from a barrel only what is asked for, where its package frees it of side effects', async () => {
    const files = {
      'package.json': '{ "sideEffects": ["**/*.css.ts"] }',
      [story]: `import { A, type C } from './index.ts'\nexport const a = A`,
      'src/index.ts': `import './effect.ts'\nexport { A, type Props } from './A.tsx'\nexport { B } from './B.tsx'\nexport * from './C.tsx'`,
      'src/A.tsx': `import './A.css.ts'\nexport const A = 1`,
      'src/A.css.ts': '',
      'src/effect.ts': '',
      'src/B.tsx': 'export const B = 1',
      'src/C.tsx': 'export const C = 1',
    }
    expect(await reachOf(files)).toEqual(['package.json', 'src/A.css.ts', 'src/A.tsx', 'src/effect.ts', 'src/index.ts'])
    expect(await reachOf({ ...files, 'package.json': '{}' })).toContain('src/B.tsx')
    expect(await reachOf({ ...files, 'package.json': '{ "sideEffects": ["index.ts"] }' })).toContain('src/B.tsx')
    expect(await reachOf({ ...files, [story]: `import * as all from './index.ts'` })).toContain('src/B.tsx')
  })

  it('finds a name behind several barrels, and takes all of a barrel for a name that it cannot find', async () => {
    const files = {
      'package.json': '{ "sideEffects": false }',
      [story]: `import { deep } from './index.ts'`,
      'src/index.ts': `export * from './one.ts'\nexport * from './two/index.ts'`,
      'src/one.ts': 'export const one = 1',
      'src/two/index.ts': `export * from '../index.ts'\nexport { other as deep } from './deep.ts'`,
      'src/two/deep.ts': 'export const other = 1',
    }
    const reach = await reachOf(files)
    expect(reach).toContain('src/two/deep.ts')
    expect(reach).not.toContain('src/one.ts')
    expect(await reachOf({ ...files, [story]: `import { unknown } from './index.ts'` })).toContain('src/one.ts')
  })

  it('takes a file that hands on and does something of its own as a whole', async () => {
    const files = {
      'package.json': '{ "sideEffects": false }',
      [story]: `import { A } from './index.ts'`,
      'src/index.ts': `export { A } from './A.ts'\nexport { B } from './B.ts'\nregister()`,
      'src/A.ts': '',
      'src/B.ts': '',
    }
    expect(await reachOf(files)).toContain('src/B.ts')
  })

  it('goes into the packages of this repository and stops at installed ones', async () => {
    const root = makeTree({
      ...storybook,
      [story]: `import { B } from '@here/ui/controls/B'\nimport react from 'react/client'\nimport gone from '@not/installed/deep'`,
      'packages/ui/package.json': '{ "name": "@here/ui", "exports": { "./controls/*": "./src/*/*.tsx" } }',
      'packages/ui/src/B/B.tsx': `import './B.css.ts'`,
      'packages/ui/src/B/B.css.ts': '',
      'node_modules/react/package.json': '{ "name": "react" }',
      'node_modules/react/client.js': `import './inside.js'`,
      'node_modules/react/inside.js': '',
    })
    mkdirSync(path.join(root, 'node_modules/@here'))
    symlinkSync('../../packages/ui', path.join(root, 'node_modules/@here/ui'))
    const reach = reachedBy(await readGraph(root), story)
    expect([...reach].sort()).toEqual([
      'node_modules/@not/installed',
      'node_modules/react',
      'packages/ui/package.json',
      'packages/ui/src/B/B.css.ts',
      'packages/ui/src/B/B.tsx',
      story,
    ])
  })

  it('follows imports by pattern, and says where only running can tell', async () => {
    const root = makeTree({
      ...storybook,
      [story]: `const all = import.meta.glob(['./texts/*.ts', '!./texts/b.ts'], { eager: true })`,
      'src/texts/a.ts': `import './behind.ts'`,
      'src/texts/behind.ts': '',
      'src/B.stories.tsx': 'const any = (name: string) => import(name)',
      'src/C.stories.tsx': `import './a.ts' and so on`,
    })
    const graph = await readGraph(root)
    expect(reachedBy(graph, story)).toContain('src/texts/behind.ts')
    expect([...graph.globs.values()]).toEqual([['src/texts/*.ts']])
    expect([...graph.blind].sort()).toEqual(['src/B.stories.tsx', 'src/C.stories.tsx'])
  })

  it('knows the name of a file that is gone', async () => {
    expect(await reachOf({ [story]: `import './gone.ts'` })).toEqual(['src/gone.ts'])
  })

  it('leaves out what only pages of documentation show', async () => {
    const files = {
      [story]: `import { guide } from './A.guide.ts'\nimport { Page } from '../.storybook/docs/Page.tsx'`,
      'src/A.guide.ts': '',
      '.storybook/docs/Page.tsx': `import './Page.css.ts'`,
    }
    expect(await reachOf(files)).toEqual([])
  })
})
