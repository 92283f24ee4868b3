import { describe, expect, it } from 'vitest'
import { dataAttributes } from '../../packages/ui/src/dataAttributes.ts'
import { filesBelow, read } from './sources.ts'

const components = filesBelow('packages/ui/src').flatMap((file) => {
  const [, folder = '', name = ''] = /^(.*\/(?:primitives|controls|overlays)\/(\w+))\/\2\.tsx$/.exec(file) ?? []
  return folder === '' ? [] : [{ folder, name }]
})

describe('the design system', () => {
  it.each(components)('shows $name in stories with its guide', ({ folder, name }) => {
    expect(read(`${folder}/${name}.stories.tsx`)).toMatch(/parameters: \{[^}]*\bguide: \w+Guide\b/)
    expect(read(`${folder}/${name}.guide.ts`)).toMatch(/satisfies Guide/)
  })

  it('declares data attributes for components with stories only', () => {
    const stories = filesBelow('packages/ui/src').filter((file) => file.endsWith('.stories.tsx'))
    const names = stories.map((file) => file.replace(/^.*\/|\.stories\.tsx$/g, ''))
    expect(Object.keys(dataAttributes).filter((name) => !names.includes(name))).toEqual([])
  })
})
