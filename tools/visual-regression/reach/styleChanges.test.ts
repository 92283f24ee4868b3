import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isChangeOfRules, isClassOf, publicPartOfStyles } from './styleChanges.ts'

const tabs = `import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/contract.css.ts'

const c = vars.color
export const list = style({ color: c.text })
export const size = styleVariants({ sm: { padding: 4 }, lg: { padding: 8 } })
`

const isOfRules = (after: string, before = tabs) => isChangeOfRules('Tabs.css.ts', before, after)

describe('a change of rules alone', () => {
  it.each([
    ['a value', tabs.replace('padding: 8', 'padding: 10')],
    ['a selector', tabs.replace('color: c.text', "color: c.text, selectors: { '&:hover': { color: c.muted } }")],
    ['what a rule is made of', tabs.replace('const c = vars.color', 'const c = { text: "red" }')],
  ])('is one of %s', (_, after) => {
    expect(isOfRules(after)).toBe(true)
  })

  it.each([
    ['another import', tabs.replace('contract.css.ts', 'other.css.ts')],
    ['another name', tabs.replace('export const list', 'export const row')],
    ['one name more', `${tabs}export const more = style({})\n`],
    ['a value that code can read', `${tabs}export const height = 40\n`],
    ['a rule for what has no class', `${tabs}globalStyle('table', { padding: 4 })\n`],
    ['a rule that something else writes', `${tabs}inProse('p', { padding: 4 })\n`],
    ['a rule within a declaration', tabs.replace('const c =', "const all = globalStyle('p', {})\nconst c =")],
    ['a file that is gone', ''],
  ])('is none with %s', (_, after) => {
    expect(isOfRules(after)).toBe(false)
    expect(isOfRules(tabs, after)).toBe(false)
  })

  it('is none in another kind of file', () => {
    expect(isChangeOfRules('Tabs.tsx', tabs, tabs.replace('padding: 8', 'padding: 10'))).toBe(false)
  })
})

it('a class is of the file whose name stands before it', () => {
  const file = 'packages/ui/src/controls/Tabs/Tabs.css.ts'
  expect(isClassOf(file, 'Tabs_list')).toBe(true)
  expect(isClassOf(file, 'Tabs_size_lg')).toBe(true)
  expect(isClassOf(file, 'Tabs')).toBe(true)
  expect(isClassOf(file, 'TabsPanel_list')).toBe(false)
  expect(isClassOf(file, 'MyTabs_list')).toBe(false)
})

it('tells the files of this repository apart', () => {
  const root = path.resolve(import.meta.dirname, '../../..')
  const part = (file: string) => publicPartOfStyles(file, readFileSync(path.join(root, file), 'utf8'))
  expect(part('packages/ui/src/controls/Tabs/Tabs.css.ts')).toContain('tokens/contract.css.ts')
  expect(part('packages/ui/src/tokens/reset.css.ts')).toBeNull()
  expect(part('packages/ui/src/tokens/theme.css.ts')).toBeNull()
  // Prose is styled by its elements.
  expect(part('packages/ui/src/screens/StaticPage/StaticPage.css.ts')).toBeNull()
})
