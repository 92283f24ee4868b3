import { describe, expect, test } from 'vitest'
import { type Draft, mergeShared } from './chunks.ts'

const program: Draft = { name: 'program.js', begins: 'program', size: 400_000, imports: [], modules: ['main.tsx'] }

const part = (name: string, ...imports: string[]): Draft => ({
  name,
  begins: 'part',
  size: 4000,
  imports: [program.name, ...imports],
  modules: [`routes/${name}`],
})

const shared = (name: string, size: number, ...imports: string[]): Draft => ({
  name,
  begins: null,
  size,
  imports: [program.name, ...imports],
  modules: [`shared/${name}`],
})

/** The groups of modules that are merged, sorted; groups of one module are left out. */
const together = (drafts: readonly Draft[]) =>
  mergeShared(drafts)
    .filter((modules) => modules.length > 1)
    .map((modules) => modules.toSorted())
    .toSorted()

describe('chunks shared by several lazy parts', () => {
  test('merges small files that the same parts load', () => {
    expect(
      together([
        program,
        part('login', 'field', 'icon', 'rules'),
        part('register', 'field', 'icon', 'rules'),
        part('reset', 'field', 'icon'),
        shared('field', 3000),
        shared('icon', 200),
        shared('rules', 900),
      ]),
    ).toEqual([['shared/field', 'shared/icon', 'shared/rules']])
  })

  test('keeps a large file apart from a part that does not need it', () => {
    const parts = ['profile', 'history', 'projects', 'pay', 'generate'].map((name) => part(name, 'select', 'icon'))
    expect(together([program, ...parts, part('login', 'icon'), shared('select', 40_000), shared('icon', 200)])).toEqual(
      [],
    )
  })

  test('loads into no part what only another part imports', () => {
    expect(
      together([program, part('faq', 'plus'), part('login', 'field'), shared('plus', 200), shared('field', 300)]),
    ).toEqual([])
  })

  test('merges no file with imports that other parts do not load', () => {
    const galleries = ['images', 'projects', 'history', 'offers', 'check'].map((name) => part(name, 'image'))
    const withSlider = (...imports: string[]) => [
      program,
      ...galleries,
      part('pricing', 'slider', 'icon', 'image'),
      part('landing', 'slider', 'icon', 'image'),
      part('login', 'icon'),
      shared('slider', 3000, ...imports),
      shared('icon', 200),
      shared('image', 50_000),
    ]
    expect(together(withSlider())).toEqual([['shared/icon', 'shared/slider']])
    // Merging with the icon would load the image into the login too.
    expect(together(withSlider('image'))).toEqual([])
  })

  test('creates no circular import', () => {
    const withList = (...imports: string[]) => [
      program,
      part('payments', 'list', 'table'),
      part('requests', 'list', 'table'),
      part('table', 'row'),
      shared('list', 500, ...imports),
      shared('row', 500),
    ]
    expect(together(withList())).toEqual([['shared/list', 'shared/row']])
    expect(together(withList('table'))).toEqual([])
  })

  test('keeps the group of a file that is renamed', () => {
    const wants = (name: string, path: (module: string) => string): Draft[] => {
      const modules = [shared('field', 3000), shared('icon', 200), shared('rules', 900), shared('select', 50_000)]
      return [
        program,
        part('login', 'field', 'icon', 'rules'),
        part('register', 'field', 'icon', 'rules', 'select'),
        part('profile', 'field', 'select', 'icon'),
        ...modules.map((draft) => (draft.name === name ? { ...draft, modules: draft.modules.map(path) } : draft)),
      ]
    }
    const before = mergeShared(wants('rules', (module) => module))
    const after = mergeShared(wants('rules', () => 'elsewhere/deeper/renamed.ts'))
    expect(before).toContainEqual(expect.arrayContaining(['shared/icon', 'shared/rules']))
    expect(
      after.map((modules) => modules.map((module) => module.replace('elsewhere/deeper/renamed.ts', 'shared/rules'))),
    ).toEqual(before)
  })
})
